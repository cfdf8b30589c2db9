import { useEffect, useId, useSyncExternalStore } from 'react';

/** Who has something that is not sent yet. While anybody has, menus and the logo do not lead away. */
const unsaved = new Set<string>();
const listeners = new Set<() => void>();

function set(id: string, has: boolean): void {
  if (unsaved.has(id) === has) return;
  if (has) unsaved.add(id);
  else unsaved.delete(id);
  for (const listener of listeners) listener();
}

/** Blocks leaving while there is something to lose: a page calls it with what it knows. */
export function useUnsaved(has: boolean): void {
  const id = useId();
  useEffect(() => {
    set(id, has);
    return () => set(id, false);
  }, [id, has]);
}

const isBlocked = (): boolean => unsaved.size > 0;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Whether leaving this page would lose something. */
export function useLeavingIsBlocked(): boolean {
  return useSyncExternalStore(subscribe, isBlocked);
}
