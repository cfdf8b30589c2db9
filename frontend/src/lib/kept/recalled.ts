import { storeOf, useStore } from '../store.ts';

/** The oldest time of what is shown from memory, in ms since 1970; null while answers come from the server. */
export const recalledSince = storeOf<number | null>(null);

/** Something on screen is as old as this. */
export const recalledFrom = (at: number): void => recalledSince.set(Math.min(recalledSince.get() ?? at, at));

/** The server answers again. */
export const answeredNow = (): void => recalledSince.set(null);

export const useRecalledSince = (): number | null => useStore(recalledSince);
