import { useState } from 'react';

/** Counts changes of a shown value by other users; our own pending time does not count. */
export function useChangedJustNow(value: string, pending: boolean): number {
  const [seen, setSeen] = useState({ value, pending, changes: 0 });
  if (seen.value === value && seen.pending === pending) return seen.changes;
  const foreign = seen.value !== value && !pending && !seen.pending;
  const changes = seen.changes + (foreign ? 1 : 0);
  setSeen({ value, pending, changes });
  return changes;
}
