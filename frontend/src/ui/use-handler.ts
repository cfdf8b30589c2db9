import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does is always of the newest drawing: what gets it need not be drawn anew. */
export function useHandler<Args extends unknown[], Answer>(
  newest: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
