import type { SubmitLapTimeBody } from '#contracts';
import { parseLapTime } from '#racing';
import type { LapTimeFault } from '#racing';
import { newIntent } from '../../lib/api/intent.ts';
import type { Intent } from '../../lib/api/intent.ts';
import { asProblem, ProblemError } from '../../lib/api/problem-error.ts';
import { cellKey } from '../../lib/cell.ts';
import type { Cell } from '../../lib/cell.ts';
import { apiPaths } from '../../lib/paths.ts';
import { noteMine } from '../../lib/session/my-lap-times.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { unsentLapTimes } from '../../lib/session/unsent-lap-times.ts';
import { addPending, notePending } from './pending-lap-times.ts';
import type { PendingLapTime } from './pending-lap-times.ts';

export type Typed = { ok: true; saved: Promise<ProblemError | undefined> } | { ok: false; code: LapTimeFault };

/** Sends what is pending in a cell; tried again it is the same intent, so it counts once. Gives the problem, if any. */
export async function sendPending(lapTime: PendingLapTime): Promise<ProblemError | undefined> {
  const { cell, text, value, intent } = lapTime;
  const key = cellKey(cell);
  notePending(key, { cell, text, value, intent, status: 'sending' });
  try {
    const { position } = await sendSignedIn(intent);
    notePending(key, { cell, text, value, intent, status: 'sent', position });
    noteMine(key, value);
    return undefined;
  } catch (thrown) {
    const problem = asProblem(thrown);
    notePending(key, { cell, text, value, intent, status: 'failed', problem });
    return problem;
  }
}

const intentOf = (cell: Cell, time: string, key?: string): Intent => ({
  ...newIntent('POST', apiPaths.lapTimes, { ...cell, time } satisfies SubmitLapTimeBody),
  ...(key === undefined ? {} : { key }),
});

/** Brings back what earlier visits left unsent, as the same intents; gives how many there are. */
export function restoreUnsent(): number {
  const problem = new ProblemError('offline');
  const left = unsentLapTimes().flatMap(({ cell, text, intentKey }): [string, PendingLapTime][] => {
    const parsed = parseLapTime(text, cell.trackCode);
    if (!parsed.ok) return [];
    const intent = intentOf(cell, text, intentKey);
    return [[cellKey(cell), { cell, text, value: parsed.value, intent, status: 'failed', problem }]];
  });
  return addPending(new Map(left));
}

/** Reads what was typed as the server will; only what can be read is sent, and shown as pending at once. */
export function submitLapTime(cell: Cell, time: string): Typed {
  const parsed = parseLapTime(time, cell.trackCode);
  if (!parsed.ok) return parsed;
  const intent = intentOf(cell, time);
  return { ok: true, saved: sendPending({ cell, text: time, value: parsed.value, intent, status: 'sending' }) };
}
