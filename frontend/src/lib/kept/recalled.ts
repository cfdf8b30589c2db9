import { storeOf, useStore } from '../store.ts';

/** The oldest time of what is shown from memory, in ms since 1970; null while answers come from the server. */
const since = storeOf<number | null>(null);

/** Something on screen is as old as this. */
export const recalledFrom = (at: number): void => since.set(Math.min(since.get() ?? at, at));

/** The server answers again. */
export const answeredNow = (): void => since.set(null);

export const useRecalledSince = (): number | null => useStore(since);
