import { useRef } from 'react';

/** Counts how often a shown value was changed by somebody else; our own pending time is no news. */
export function useChangedJustNow(value: string, pending: boolean): number {
  const seen = useRef({ value, changes: 0, own: pending });
  const last = seen.current;
  if (last.value !== value) {
    const foreign = !pending && !last.own;
    seen.current = { value, changes: last.changes + (foreign ? 1 : 0), own: pending };
  } else if (last.own !== pending) {
    seen.current = { ...last, own: pending };
  }
  return seen.current.changes;
}
