import { storeOf } from '../store.ts';

/** The query of the search over any page; null while it is closed. */
export const wanted = storeOf<string | null>(null);

export const stopFinding = (): void => wanted.set(null);
