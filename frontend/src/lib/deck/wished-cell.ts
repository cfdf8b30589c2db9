import type { Cell } from '../cell.ts';
import { storeOf, useStore } from '../store.ts';

/** A cell chosen elsewhere: the grid focuses it once it shows it; `enter`: to type a time. */
export type WishedCell = { readonly cell: Cell; readonly enter: boolean };

const wished = storeOf<WishedCell | null>(null);

export const wishForCell = (cell: Cell, enter = false): void => wished.set({ cell, enter });
export const endWish = (): void => wished.set(null);
export const useWishedCell = (): WishedCell | null => useStore(wished);
