import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * Content that is slow to render: it renders after its surroundings, in slices, so that a touch is handled immediately.
 * Until then the place is empty; its size must not change with the content.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const mayCome = useDeferredValue(true, false);
  return mayCome ? children : null;
}
