import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** So long the grid waits for what it shows; then it is drawn with what there is. */
const LONGEST_WAIT_MS = 1_000;

/**
 * What is drawn rather than boxes, once the first answers are there, and then for good: first what stands around the grid,
 * then the grid. Each is drawn one time instead of once an answer, and in slices, so that a slow phone answers a touch
 * meanwhile.
 */
export function useGridDrawn(answered: boolean): { around: boolean; grid: boolean } {
  const [due, setDue] = useState(answered);
  if (answered && !due) setDue(true);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), LONGEST_WAIT_MS);
    return () => clearTimeout(waiting);
  }, []);
  const around = useDeferredValue(due, false);
  const [grid, setGrid] = useState(false);
  useEffect(() => {
    if (around) startTransition(() => setGrid(true));
  }, [around]);
  return { around, grid };
}
