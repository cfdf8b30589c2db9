import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * What takes long to draw: it comes after what stands around it has been shown, in slices, so that a touch has its answer
 * at once. Until then the place is empty; it must not change its size with what comes.
 */
export function Later({ children }: { children: ReactNode }) {
  const mayCome = useDeferredValue(true, false);
  return mayCome ? children : null;
}
