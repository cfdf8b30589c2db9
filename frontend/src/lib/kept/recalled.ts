import { useSyncExternalStore } from 'react';

/** The oldest time of what is shown from memory, in ms since 1970; null while answers come from the server. */
let since: number | null = null;
const listeners = new Set<() => void>();

function set(next: number | null): void {
  if (next === since) return;
  since = next;
  for (const listener of listeners) listener();
}

/** Something on screen is as old as this. */
export const recalledFrom = (at: number): void => set(since === null ? at : Math.min(since, at));

/** The server answers again. */
export const answeredNow = (): void => set(null);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export const useRecalledSince = (): number | null => useSyncExternalStore(subscribe, () => since);
