import { useSyncExternalStore } from 'react';
import type { LapTimeValue } from '#racing';
import type { Intent } from '../../lib/api/intent.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import type { Cell } from '../../lib/cell.ts';

/** A time that was typed and that the view does not show yet. */
export type PendingLapTime = { cell: Cell; text: string; value: LapTimeValue; intent: Intent } & (
  { status: 'sending' } | { status: 'sent'; position: number } | { status: 'failed'; problem: ProblemError }
);

export type PendingLapTimes = ReadonlyMap<string, PendingLapTime>;

let pending: PendingLapTimes = new Map();
const listeners = new Set<() => void>();

function set(next: PendingLapTimes): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** Notes what happens to the time of a cell. */
export function notePending(key: string, lapTime: PendingLapTime): void {
  set(new Map(pending).set(key, lapTime));
}

export function forgetPending(key: string): void {
  const next = new Map(pending);
  if (next.delete(key)) set(next);
}

/** The view shows everything up to this position: sent times below it are no longer pending. */
export function settlePending(position: number): void {
  const left = [...pending].filter(([, lapTime]) => lapTime.status !== 'sent' || lapTime.position > position);
  if (left.length < pending.size) set(new Map(left));
}

export const currentPending = (): PendingLapTimes => pending;

export function onPending(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function usePendingLapTimes(): PendingLapTimes {
  return useSyncExternalStore(onPending, currentPending);
}
