import { useState } from 'react';
import type { AsShown } from '../../lib/seen-of.ts';

type Versioned = { readonly version?: number | undefined };

const isSame = (one: Versioned, other: Versioned) => (one.version ?? 0) === (other.version ?? 0);

/** What stays as it was first shown, until its reader says that they read the next. */
function useUntilRead<Of>(newest: Of, isSameAs: (one: Of, other: Of) => boolean) {
  const [shown, setShown] = useState(newest);
  return { shown, isChanged: !isSameAs(shown, newest), read: () => setShown(newest) };
}

/**
 * The thing that is decided on, as it was when this was mounted, until its reader says that they read the next version. To be
 * mounted with the question: what comes meanwhile is told by `isChanged`.
 */
export function useAsShown<Of extends Versioned>(newest: Of) {
  const kept = useUntilRead(newest, isSame);
  return { ...kept, shown: kept.shown as AsShown<Of> };
}

/** The same of several things; one that goes or comes is a change too. */
export function useAllAsShown<Of extends Versioned>(newest: readonly Of[]) {
  const isSameAs = (one: readonly Of[], other: readonly Of[]) =>
    one.length === other.length && one.every((of, at) => isSame(of, other[at] ?? {}));
  const kept = useUntilRead(newest, isSameAs);
  return { ...kept, shown: kept.shown as readonly AsShown<Of>[] };
}
