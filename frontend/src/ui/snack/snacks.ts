import type { ReactNode } from 'react';

/** What is said for a moment at the foot of the page. `seconds` null: it stays until it is closed. */
export type Snack = {
  kind: 'success' | 'info' | 'error';
  text: ReactNode;
  seconds: number | null;
  action?: { label: string; run: () => void };
};

/** A snack that took the place of another one shakes. */
export type Shown = Snack & { id: number; shakes: boolean };

let shown: Shown | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a snack; one at a time, the newest wins. */
export function showSnack(snack: Snack): void {
  lastId += 1;
  set({ ...snack, id: lastId, shakes: shown !== null });
}

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
