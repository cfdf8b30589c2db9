import { useState } from 'react';

/** Counts how often a shown value was changed by somebody else; our own pending time is no news. */
export function useChangedJustNow(value: string, pending: boolean): number {
  const [seen, setSeen] = useState({ value, pending, changes: 0 });
  if (seen.value === value && seen.pending === pending) return seen.changes;
  const foreign = seen.value !== value && !pending && !seen.pending;
  const changes = seen.changes + (foreign ? 1 : 0);
  setSeen({ value, pending, changes });
  return changes;
}
