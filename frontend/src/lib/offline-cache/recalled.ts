import { storeOf, useStore } from '../store.ts';

/** The oldest time of what is shown from the cache, in ms since 1970; null while responses come from the server. */
export const recalledSince = storeOf<number | null>(null);

export const recalledFrom = (at: number): void => recalledSince.set(Math.min(recalledSince.get() ?? at, at));

export const answeredNow = (): void => recalledSince.set(null);

export const useRecalledSince = (): number | null => useStore(recalledSince);
