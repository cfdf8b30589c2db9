import { useRef, useState } from 'react';
import type { GridHandle } from '../../../ui/grid/grid-parts.ts';
import { isSamePlace } from '../../../ui/grid/grid-position.ts';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';

/** The active place, and how focus gets there. `turn`: where the grid has it. */
export function useGridPlace(first: GridPosition, turn: (at: GridPosition) => GridPosition) {
  const grid = useRef<GridHandle>(null);
  const [active, setPlace] = useState(first);
  // A press arrives twice, as focus and as press: nothing is rendered for the second.
  const setActive = (next: GridPosition) => setPlace((now) => (isSamePlace(now, next) ? now : next));
  const element = (at: GridPosition | null) => (at ? (grid.current?.element(turn(at)) ?? null) : null);
  const focus = (position: GridPosition) => grid.current?.focus(turn(position));
  return {
    grid,
    active,
    setActive,
    element,
    focus,
    /** After the element that took the focus is gone from the page. */
    focusAgain: () => void setTimeout(() => focus(active)),
    menuOf: (at: GridPosition) => element(at)?.querySelector('button')?.click(),
  };
}
