import { storeOf, useStore } from '../store.ts';

const shown = storeOf(false);

/** Opens the list of keys over any page. */
export const openKeyList = (): void => shown.set(true);

export const hideKeys = (): void => shown.set(false);

export const useIsKeyListOpen = (): boolean => useStore(shown);
