import type { ReactNode } from 'react';
import { storeOf } from '../../lib/store.ts';

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

export const shownSnack = storeOf<Shown | null>(null);
let lastId = 0;

function secondsOf({ kind, action, seconds }: Snack): number | null {
  if (seconds !== undefined) return seconds;
  if (kind === 'error') return null;
  return action ? UNDO_SECONDS : SNACK_SECONDS;
}

/** Shows a snack; one at a time, the newest wins. Gives what closes this one, and none that came after it. */
export function showSnack(snack: Snack): () => void {
  lastId += 1;
  const id = lastId;
  shownSnack.set({ ...snack, seconds: secondsOf(snack), id, shakes: shownSnack.get() !== null });
  return () => {
    if (shownSnack.get()?.id === id) shownSnack.set(null);
  };
}

/** Whether a press is on a snack, which is about no panel below it. */
export const isOnSnack = (target: Node): boolean =>
  target instanceof Element && target.closest('[data-snacks]') !== null;

export function closeSnack(): void {
  shownSnack.set(null);
}
