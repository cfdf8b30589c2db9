import { storeOf } from '../store.ts';

/** What is searched for over whatever page it is; null while nobody searches. */
export const wanted = storeOf<string | null>(null);

/** Ends the search. */
export const stopFinding = (): void => wanted.set(null);
