import { useEffect } from 'react';
import { columnKeys } from '../../../lib/deck/deck.ts';
import { clearFocusedCell, useFocusedCell } from '../../../lib/deck/focused-cell.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import type { Compared } from './compare-context.ts';
import { positionOf } from './compare-context.ts';

type Ways = { focus: (at: GridPosition) => void; enter: (at: GridPosition, typed: string) => void };

/** Goes to the cell that the user chose outside the grid, as soon as the deck has it. */
export function useGoToFocusedCell(compared: Compared, { focus, enter }: Ways): void {
  const wish = useFocusedCell();
  const { deck } = compared;
  // After each render: the cell may come with the next deck, or with the group that it is collapsed in.
  useEffect(() => {
    if (!wish) return;
    const { cell } = wish;
    const at = deck.cars.findIndex(({ carId, tune }) => carId === cell.carId && tune === cell.tune);
    const column = columnKeys(deck.cars)[at];
    const position = column === undefined ? null : positionOf(compared, { cell, column });
    if (!position) return;
    clearFocusedCell();
    focus(position);
    if (wish.enter) enter(position, '');
  });
}
