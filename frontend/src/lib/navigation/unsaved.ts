import { useEffect, useId } from 'react';
import { storeOf, useStore } from '../store.ts';

/** Who has something that is not sent yet. While anybody has, menus and the logo do not lead away. */
const unsaved = storeOf<readonly string[]>([]);

function note(id: string, has: boolean): void {
  const others = unsaved.get().filter((other) => other !== id);
  unsaved.set(has ? [...others, id] : others);
}

/** Blocks leaving while there is something to lose: a page calls it with what it knows. */
export function useUnsaved(has: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!has) return;
    note(id, true);
    return () => note(id, false);
  }, [id, has]);
}

/** Whether leaving this page would lose something. */
export const useLeavingIsBlocked = (): boolean => useStore(unsaved).length > 0;
