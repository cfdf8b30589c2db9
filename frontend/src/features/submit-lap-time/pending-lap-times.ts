import type { LapTimeValue } from '#racing';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import type { Cell } from '../../lib/cell.ts';
import { dropUnsent, saveUnsent, onUnsentElsewhere } from '../../lib/session/unsent-lap-times.ts';
import { storeOf, useStore } from '../../lib/store.ts';

/** `failed`: a retry may save it. `refused`: no retry will, the text has to change. */
export type UnsavedStatus = 'failed' | 'refused';

/** A typed time that the view does not show yet. `key`: of this one submission, for every retry. */
export type PendingLapTime = { cell: Cell; text: string; value: LapTimeValue; key: string } & (
  { status: 'sending' } | { status: 'sent'; position: number } | { status: UnsavedStatus; problem: ProblemError }
);

export type UnsavedLapTime = Extract<PendingLapTime, { problem: ProblemError }>;

/** A typed time that is neither saved nor being sent. */
export const asUnsaved = (lapTime: PendingLapTime | undefined): UnsavedLapTime | undefined =>
  lapTime?.status === 'failed' || lapTime?.status === 'refused' ? lapTime : undefined;

export type PendingLapTimes = ReadonlyMap<string, PendingLapTime>;

const pending = storeOf<PendingLapTimes>(new Map());
/** Times that this browser could not store: closing the page loses them. */
const unkept = new Set<string>();

/** Saved, or refused for its content. A temporary refusal (email not confirmed) does not count. */
const isAnswered = (lapTime: PendingLapTime): boolean =>
  lapTime.status === 'sent' || (lapTime.status === 'refused' && lapTime.problem.status !== 403);

/** Stores for the next visit what a retry may save. */
function keep(key: string, lapTime: PendingLapTime): void {
  const { cell, text, key: idempotencyKey } = lapTime;
  unkept.delete(key);
  if (isAnswered(lapTime)) dropUnsent(key);
  else if (!saveUnsent(key, { cell, text, intentKey: idempotencyKey })) unkept.add(key);
}

export function notePending(key: string, lapTime: PendingLapTime): void {
  keep(key, lapTime);
  pending.set(new Map(pending.get()).set(key, lapTime));
}

/** Adds what earlier visits left; returns how many were new here. */
export function addPending(left: PendingLapTimes): number {
  const before = pending.get().size;
  if (left.size > 0) pending.set(new Map([...left, ...pending.get()]));
  return pending.get().size - before;
}

export function forgetPending(key: string): void {
  dropUnsent(key);
  unkept.delete(key);
  const next = new Map(pending.get());
  if (next.delete(key)) pending.set(next);
}

onUnsentElsewhere((key) => {
  if (asUnsaved(pending.get().get(key))) forgetPending(key);
});

/** The view includes everything up to this position: sent times below it are no longer pending. */
export function resolvePending(position: number): void {
  const left = [...pending.get()].filter(([, lapTime]) => lapTime.status !== 'sent' || lapTime.position > position);
  if (left.length < pending.get().size) pending.set(new Map(left));
}

export const currentPending = (): PendingLapTimes => pending.get();

export const onPending = pending.subscribe;

/** Whether closing the page loses a time. */
export const wouldLosePending = (): boolean => unkept.size > 0;

export const usePendingLapTimes = (): PendingLapTimes => useStore(pending);
