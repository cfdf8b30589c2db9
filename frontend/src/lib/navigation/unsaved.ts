import { useEffect, useId } from 'react';
import { storeOf, useStore } from '../store.ts';

/** Components with unsent input. While there is any, menus and the logo do not navigate. */
const unsaved = storeOf<readonly string[]>([]);

function note(id: string, has: boolean): void {
  const others = unsaved.get().filter((other) => other !== id);
  unsaved.set(has ? [...others, id] : others);
}

/** Blocks leaving the page while `has` is true. */
export function useUnsaved(has: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!has) return;
    note(id, true);
    return () => note(id, false);
  }, [id, has]);
}

export const useLeavingIsBlocked = (): boolean => useStore(unsaved).length > 0;
