import type { ReactNode } from 'react';
import { storeOf } from '../../lib/store.ts';

/** A short notice at the bottom of the page: green, blue or red. */
export type Snack = {
  kind: 'success' | 'info' | 'error';
  text: ReactNode;
  /** How long it stays; null: until it is closed. By default its kind decides. */
  seconds?: number | null;
  action?: { label: string; run: () => void };
};

/** A snack that replaced another one shakes. */
export type VisibleSnack = Snack & { seconds: number | null; id: number; shakes: boolean };

/** Seconds that a snack stays by default (specification, business constants). */
export const SNACK_SECONDS = 4;
/** An undo needs more time to read. */
export const UNDO_SECONDS = 10;

export const currentSnack = storeOf<VisibleSnack | null>(null);
let lastId = 0;

function secondsOf({ kind, action, seconds }: Snack): number | null {
  if (seconds !== undefined) return seconds;
  if (kind === 'error') return null;
  return action ? UNDO_SECONDS : SNACK_SECONDS;
}

/** Shows a snack; one at a time, the newest wins. Returns a function that closes this one, and no later one. */
export function showSnack(snack: Snack): () => void {
  lastId += 1;
  const id = lastId;
  currentSnack.set({ ...snack, seconds: secondsOf(snack), id, shakes: currentSnack.get() !== null });
  return () => {
    if (currentSnack.get()?.id === id) currentSnack.set(null);
  };
}

/** Whether a press is on a snack, which belongs to no panel below it. */
export const isOnSnack = (target: Node): boolean =>
  target instanceof Element && target.closest('[data-snacks]') !== null;

export function closeSnack(): void {
  currentSnack.set(null);
}
