import type { Cell } from '../cell.ts';
import { storeOf, useStore } from '../store.ts';

/** A cell chosen elsewhere: the grid focuses it once it shows it; `enter`: to type a time. */
export type FocusedCell = { readonly cell: Cell; readonly enter: boolean };

const wished = storeOf<FocusedCell | null>(null);

export const focusCell = (cell: Cell, enter = false): void => wished.set({ cell, enter });
export const clearFocusedCell = (): void => wished.set(null);
export const useFocusedCell = (): FocusedCell | null => useStore(wished);
