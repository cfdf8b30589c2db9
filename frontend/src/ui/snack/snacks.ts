import type { ReactNode } from 'react';

/** What is said for a moment at the foot of the page: green, blue or red. */
export type Snack = {
  kind: 'success' | 'info' | 'error';
  text: ReactNode;
  /** How long it stays; null: until it is closed. Left out, its kind decides. */
  seconds?: number | null;
  action?: { label: string; run: () => void };
};

/** A snack that took the place of another one shakes. */
export type Shown = Snack & { seconds: number | null; id: number; shakes: boolean };

/** Seconds that a snack stays when nothing else is said (specification, business constants). */
export const SNACK_SECONDS = 4;
/** Who may still undo needs time to read what they did. */
export const UNDO_SECONDS = 10;

let shown: Shown | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function secondsOf({ kind, action, seconds }: Snack): number | null {
  if (seconds !== undefined) return seconds;
  if (kind === 'error') return null;
  return action ? UNDO_SECONDS : SNACK_SECONDS;
}

/** Shows a snack; one at a time, the newest wins. */
export function showSnack(snack: Snack): void {
  lastId += 1;
  set({ ...snack, seconds: secondsOf(snack), id: lastId, shakes: shown !== null });
}

/** Whether a press is on a snack, which is about no panel below it. */
export const isOnSnack = (target: Node): boolean =>
  target instanceof Element && target.closest('[data-snacks]') !== null;

export function closeSnack(): void {
  set(null);
}

export function currentSnack(): Shown | null {
  return shown;
}

export function onSnack(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
