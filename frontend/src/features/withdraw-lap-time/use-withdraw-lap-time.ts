import { useTranslation } from 'react-i18next';
import { lapTimes } from '#contracts';
import type { RequestOf, CellHistoryEntry } from '#contracts';
import { formatLapTime } from '#racing';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { Cell } from '../../lib/cell.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

type Wish = { params: RequestOf<typeof lapTimes.withdraw>['params']; key: string };
type Withdraw = (cell: Cell, entry: CellHistoryEntry, again: (text: string) => void) => Promise<void>;

/** Withdraws the user's own time; Undo submits the same time again. */
export function useWithdrawLapTime(): Withdraw {
  const { t } = useTranslation(['story', 'problems', 'common']);
  const attempt = async (wish: Wish, entry: CellHistoryEntry, again: (text: string) => void): Promise<void> => {
    const text = formatLapTime(entry.value, 'short');
    try {
      await sendAuthenticated(lapTimes.withdraw, { params: wish.params }, wish.key);
      const undo = { label: t('common:undo'), run: () => again(text) };
      showSnack({ kind: 'info', text: t('story:withdrawn', { time: text }), seconds: 10, action: undo });
    } catch (thrown) {
      const retry = { label: t('common:retry'), run: () => void attempt(wish, entry, again) };
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts), seconds: null, action: retry });
    }
  };
  return ({ carId, tune, trackCode }, entry, again) => {
    const params = { carId, tune, trackCode, lapTimeId: entry.lapTimeId };
    return attempt({ params, key: crypto.randomUUID() }, entry, again);
  };
}
