import { useDeferredValue, useEffect, useState } from 'react';

/** So long the grid waits for what it shows; then it is drawn with what there is. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Whether the grid is drawn rather than its boxes: once its first answers are there, and then for good. It is drawn one
 * time instead of once an answer, and in slices, so that a slow phone answers a touch meanwhile.
 */
export function useGridDrawn(answered: boolean): boolean {
  const [due, setDue] = useState(answered);
  if (answered && !due) setDue(true);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), LONGEST_WAIT_MS);
    return () => clearTimeout(waiting);
  }, []);
  return useDeferredValue(due, false);
}
