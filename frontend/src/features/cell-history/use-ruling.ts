import { useTranslation } from 'react-i18next';
import { lapTimeTrust } from '#contracts';
import type { RequestOf } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { Cell } from '../../lib/cell.ts';
import { type AsShown, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export type DisputeReason = RequestOf<typeof lapTimeTrust.hide>['body']['reason'];

export const disputeReasons = [
  'misread',
  'wrong-car',
  'wrong-tune',
  'wrong-conditions',
  'not-possible',
] as const satisfies readonly DisputeReason[];

export type Ruling = { as: 'accept' } | { as: 'hide'; reason: DisputeReason } | { as: 'restore' };

export type TimeInCell = Cell & { lapTimeId: string; version: number | undefined };

/** The same where a response omitted its version. */
type Ruled = AsShown<Cell & { lapTimeId: string; version?: number | undefined }>;

const send = (time: Ruled, ruling: Ruling) => {
  const { carId, tune, trackCode, lapTimeId } = time;
  const params = { carId, tune, trackCode, lapTimeId };
  const seen = seenOf(time);
  if (ruling.as === 'restore') return sendAuthenticated(lapTimeTrust.restore, { params });
  if (ruling.as === 'accept') return sendAuthenticated(lapTimeTrust.accept, { params, body: seen });
  return sendAuthenticated(lapTimeTrust.hide, { params, body: { reason: ruling.reason, ...seen } });
};

/** Rules on one time or several, one after the other, and shows the result; can be undone immediately. */
export function useRuling() {
  const { t } = useTranslation(['votes', 'problems', 'common']);
  const settle = async (times: readonly Ruled[], ruling: Ruling): Promise<void> => {
    const settled: Ruled[] = [];
    try {
      for (const time of times) {
        await send(time, ruling);
        settled.push(time);
      }
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
      if (settled.length === 0) return;
    }
    const undo = { label: t('common:undo'), run: () => void settle(settled, { as: 'restore' }) };
    const text = t(`votes:ruled.${ruling.as}`, { number: settled.length });
    showSnack({ kind: 'success', text, ...(ruling.as !== 'restore' && { action: undo }) });
  };
  return settle;
}
