import { storeOf, useStore } from '../store.ts';

const shown = storeOf(false);

/** Opens the list of keys over any page. */
export const showKeys = (): void => shown.set(true);

export const hideKeys = (): void => shown.set(false);

export const useKeysAreShown = (): boolean => useStore(shown);
