import type { ProblemError } from '../../lib/api/problem-error.ts';
import type { Cell } from '../../lib/cell.ts';
import { currentPending } from './pending-lap-times.ts';
import { sendPending, submitLapTime } from './submit-lap-time.ts';
import { unsavedIn, useUnsavedNotice } from './use-unsaved.ts';

type Saved = Promise<ProblemError | undefined>;

/** Sends a time and shows why it was not saved; `edit` opens its field again. Returns whether it was saved. */
export function useSending() {
  const say = useUnsavedNotice();
  const follow = async (cell: Cell, saved: Saved, edit?: () => void): Promise<boolean> => {
    const problem = await saved;
    if (problem) say(cell, problem, { edit, retry: () => retry(cell, edit) });
    return problem === undefined;
  };
  const retry = (cell: Cell, edit?: () => void): void => {
    const unsaved = unsavedIn(cell);
    if (unsaved?.status === 'failed') void follow(cell, sendPending(unsaved), edit);
  };
  const send = async (cell: Cell, text: string, edit?: () => void): Promise<boolean> => {
    const typed = submitLapTime(cell, text);
    return typed.ok && follow(cell, typed.saved, edit);
  };
  const retryAll = (): void => {
    for (const { cell } of currentPending().values()) retry(cell);
  };
  return { follow, retry, send, retryAll };
}
