import { useSyncExternalStore } from 'react';

let shown = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Opens the list of keys over whatever page it is. */
export const showKeys = (): void => set(true);

export const hideKeys = (): void => set(false);

export const useKeysAreShown = (): boolean => useSyncExternalStore(subscribe, () => shown);
