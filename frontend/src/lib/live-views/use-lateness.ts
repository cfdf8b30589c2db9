import { useEffect } from 'react';
import { viewIsLate } from './connection.ts';

/** Tells the dot in the bar that a view is late, until it no longer is or is no longer shown. */
export function useLateness(id: string, late: boolean): boolean {
  useEffect(() => {
    viewIsLate(id, late);
    return () => viewIsLate(id, false);
  }, [id, late]);
  return late;
}
