import { useTranslation } from 'react-i18next';
import { formatLapTime } from '#racing';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { cellKey } from '../../lib/cell.ts';
import type { Cell } from '../../lib/cell.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { asUnsaved, currentPending, forgetPending, notePending } from './pending-lap-times.ts';
import type { UnsavedLapTime } from './pending-lap-times.ts';
import { useProblemLabels } from './use-problem-labels.ts';
import { showUnsavedNotice } from './unsaved-snack.ts';

export const unsavedIn = (cell: Cell): UnsavedLapTime | undefined => asUnsaved(currentPending().get(cellKey(cell)));

type Ways = { edit: (() => void) | undefined; retry: () => void };

/** Shows why the time of a cell was not saved, with one action: to change it where no retry will save it. */
export function useUnsavedNotice(): (cell: Cell, problem: ProblemError, ways: Ways) => void {
  const { t } = useTranslation(['compare', 'common', 'story']);
  const words = useProblemLabels();
  return (cell, problem, { edit, retry }) => {
    const unsaved = unsavedIn(cell);
    // A user who closed the login dialog knows that nothing was sent; the cell shows what they typed.
    if (!unsaved || problem.code === 'signed-out') return;
    const way =
      unsaved.status === 'failed'
        ? { label: t('common:retry'), run: retry }
        : edit && { label: t('story:edit'), run: edit };
    const text = `${t('refused', { time: formatLapTime(unsaved.value, 'short') })} ${words(problem, cell.trackCode)}`;
    showUnsavedNotice(cellKey(cell), { text, ...(way ? { action: way } : {}) });
  };
}

/** Discards an unsaved text; Undo restores it to its cell. */
export function useDiscardUnsaved(): (cell: Cell) => void {
  const { t } = useTranslation(['entry', 'common']);
  return (cell) => {
    const unsaved = unsavedIn(cell);
    if (!unsaved) return;
    forgetPending(cellKey(cell));
    const action = { label: t('common:undo'), run: () => notePending(cellKey(cell), unsaved) };
    showSnack({ kind: 'info', text: t('discarded', { time: formatLapTime(unsaved.value, 'short') }), action });
  };
}
