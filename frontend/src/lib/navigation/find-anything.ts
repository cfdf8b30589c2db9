import { storeOf } from '../store.ts';

/** The query of the search over any page; null while it is closed. */
export const requestedSearch = storeOf<string | null>(null);

export const stopFinding = (): void => requestedSearch.set(null);
