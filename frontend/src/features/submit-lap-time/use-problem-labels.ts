import { useTranslation } from 'react-i18next';
import { isTestBowl } from '#racing';
import type { LapTimeFault } from '#racing';
import type { ProblemError } from '../../lib/api/problem-error.ts';

export type TypedProblem = Pick<ProblemError, 'code' | 'facts'>;

/** Why a typed text was refused, in words; on a test bowl they name speeds. */
export function useProblemLabels(): (problem: TypedProblem, trackCode: string) => string {
  const { t } = useTranslation(['problems', 'compare']);
  return ({ code, facts }, trackCode) =>
    code === 'offline'
      ? t('compare:offlineKept')
      : t(`problems:${code}`, isTestBowl(trackCode) ? { context: 'speed', ...facts } : facts);
}

/** An error found here before sending: without params of the server. */
export const asTypedProblem = (code: LapTimeFault): TypedProblem => ({ code, facts: {} });
