import { lapTimes } from '#contracts';
import { parseLapTime } from '#racing';
import type { LapTimeFault } from '#racing';
import { asProblem, ProblemError } from '../../lib/api/problem-error.ts';
import { cellKey } from '../../lib/cell.ts';
import type { Cell } from '../../lib/cell.ts';
import { noteMine } from '../../lib/session/my-lap-times.ts';
import { sendInBackground, sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { unsentLapTimes } from '../../lib/session/unsent-lap-times.ts';
import { addPending, currentPending, notePending } from './pending-lap-times.ts';
import type { PendingLapTime, UnsavedStatus } from './pending-lap-times.ts';

export type Typed = { ok: true; saved: Promise<ProblemError | undefined> } | { ok: false; code: LapTimeFault };

/** Temporary refusals: log in, wait, or try later. */
const PASSING_STATUSES = [401, 408, 425, 429];

/** Whether the same request may succeed later; a refusal caused by the client may not. */
const statusAfter = ({ status, code }: ProblemError): UnsavedStatus =>
  status >= 400 && status < 500 && !PASSING_STATUSES.includes(status) && code !== 'changed-meanwhile'
    ? 'refused'
    : 'failed';

/** Sends the pending time of a cell; a retry has the same key, so it counts once. Returns the problem, if any. */
export async function sendPending(
  lapTime: PendingLapTime,
  post: typeof sendAuthenticated = sendAuthenticated,
): Promise<ProblemError | undefined> {
  const { cell, text, value, key } = lapTime;
  const known = { cell, text, value, key };
  notePending(cellKey(cell), { ...known, status: 'sending' });
  try {
    const { position } = await post(lapTimes.submit, { body: { ...cell, time: text } }, key);
    notePending(cellKey(cell), { ...known, status: 'sent', position });
    noteMine(cellKey(cell), value);
    return undefined;
  } catch (thrown) {
    const problem = asProblem(thrown);
    notePending(cellKey(cell), { ...known, status: statusAfter(problem), problem });
    return problem;
  }
}

/** Restores what earlier visits left unsent, under the same keys; returns their count. */
export function restoreUnsent(): number {
  const problem = new ProblemError('offline');
  const left = unsentLapTimes().flatMap(({ cell, text, intentKey }): [string, PendingLapTime][] => {
    const parsed = parseLapTime(text, cell.trackCode);
    if (!parsed.ok) return [];
    return [[cellKey(cell), { cell, text, value: parsed.value, key: intentKey, status: 'failed', problem }]];
  });
  return addPending(new Map(left));
}

/** Retries failed times automatically, each under its own key; returns how many were saved. */
export async function resendFailed(): Promise<number> {
  const failed = [...currentPending().values()].filter(({ status }) => status === 'failed');
  const problems = await Promise.all(failed.map((lapTime) => sendPending(lapTime, sendInBackground)));
  return problems.filter((problem) => problem === undefined).length;
}

/** Parses the typed text as the server will; only a valid time is sent, and immediately shown as pending. */
export function submitLapTime(cell: Cell, time: string): Typed {
  const parsed = parseLapTime(time, cell.trackCode);
  if (!parsed.ok) return parsed;
  const key = crypto.randomUUID();
  return { ok: true, saved: sendPending({ cell, text: time, value: parsed.value, key, status: 'sending' }) };
}
