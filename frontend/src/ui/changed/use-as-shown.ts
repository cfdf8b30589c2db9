import { useState } from 'react';
import type { AsShown } from '../../lib/seen-of.ts';

type Versioned = { readonly version?: number | undefined };

const isSame = (one: Versioned, other: Versioned) => (one.version ?? 0) === (other.version ?? 0);

/** The value as first shown, until the user confirms the newer one. */
function useUntilRead<Of>(newest: Of, isSameAs: (one: Of, other: Of) => boolean) {
  const [shown, setShown] = useState(newest);
  return { shown, isChanged: !isSameAs(shown, newest), read: () => setShown(newest) };
}

/**
 * The item of a decision, as it was when this was mounted, until the user confirms the next version. To be mounted with
 * the question: `isChanged` reports later changes.
 */
export function useAsShown<Of extends Versioned>(newest: Of) {
  const kept = useUntilRead(newest, isSame);
  return { ...kept, shown: kept.shown as AsShown<Of> };
}

/** The same for several items; an added or removed one is a change too. */
export function useAllAsShown<Of extends Versioned>(newest: readonly Of[]) {
  const isSameAs = (one: readonly Of[], other: readonly Of[]) =>
    one.length === other.length && one.every((of, at) => isSame(of, other[at] ?? {}));
  const kept = useUntilRead(newest, isSameAs);
  return { ...kept, shown: kept.shown as readonly AsShown<Of>[] };
}
