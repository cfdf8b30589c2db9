import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import styles from './form-frame.module.css';

/** What was refused, in a sentence of its own. */
export function Refusal({ problem }: { problem: ProblemError | undefined }) {
  const { t } = useTranslation('problems');
  if (problem === undefined) return null;
  return (
    <p role="alert" className={styles['refusal']}>
      {t(problem.code, problem.facts)}
    </p>
  );
}
