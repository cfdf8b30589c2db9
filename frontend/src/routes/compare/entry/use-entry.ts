import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LapTimeFault } from '#racing';
import { currentPending } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { sendPending, submitLapTime } from '../../../features/submit-lap-time/submit-lap-time.ts';
import type { ProblemError } from '../../../lib/api/problem-error.ts';
import { cellKey } from '../../../lib/cell.ts';
import type { Cell, Place } from '../../../lib/cell.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { useHandlers } from '../../../ui/use-handlers.ts';

/** The cell whose field is open, what the field starts with, and what the cell said then. */
export type Entry = Place & {
  initial: string;
  refused: LapTimeFault | undefined;
  before: string | undefined;
};

const otherCodes = ['lap-time-already-stands', 'lap-time-not-yours', 'lap-time-withdrawn', 'lap-time-unknown'];
const isFault = (code: string): code is LapTimeFault => code.startsWith('lap-time-') && !otherCodes.includes(code);

/** Entering a time. What was typed is never lost: a refused time stays in its cell with the way to try again. */
export function useEntry() {
  const { t } = useTranslation(['compare', 'common', 'problems']);
  const [entry, setEntry] = useState<Entry | null>(null);

  const follow = async (cell: Cell, saved: Promise<ProblemError | undefined>): Promise<void> => {
    const problem = await saved;
    // Whoever closed the sign-in dialog knows that nothing was sent; the cell shows what they typed.
    if (problem === undefined || problem.code === 'signed-out') return;
    const action = { label: t('common:retry'), run: () => retry(cell) };
    showSnack({
      kind: 'error',
      text: `${t('notSaved')} ${t(`problems:${problem.code}`, problem.facts)}`,
      seconds: null,
      action,
    });
  };
  const retry = (cell: Cell): void => {
    const waiting = currentPending().get(cellKey(cell));
    if (waiting?.status === 'failed') void follow(cell, sendPending(waiting));
  };
  const send = (cell: Cell, text: string): void => {
    const typed = submitLapTime(cell, text);
    if (typed.ok) void follow(cell, typed.saved);
  };
  const open = (place: Place, typed: string, before: string | undefined): void => {
    const waiting = currentPending().get(cellKey(place.cell));
    const kept = waiting?.status === 'failed' ? waiting : undefined;
    const refused = kept && isFault(kept.problem.code) ? kept.problem.code : undefined;
    setEntry({ ...place, initial: typed === '' && kept ? kept.text : typed, refused, before });
  };
  const commit = (text: string): void => {
    if (entry) send(entry.cell, text);
    setEntry(null);
  };
  const retryAll = (): void => {
    for (const { cell } of currentPending().values()) retry(cell);
  };
  const commands = useHandlers({ open, close: () => setEntry(null), commit, retry, retryAll, send });
  return useMemo(() => ({ entry, ...commands }), [entry, commands]);
}
