import { useMemo } from 'react';
import { useAccountPicks } from '../../lib/kept-picks/account-picks.ts';
import { keptPicks, pick } from '../../lib/kept-picks/kept-picks.ts';
import { useStore } from '../../lib/store.ts';

/** Cars of kings that somebody picked, as "car|tune". */
export type Picks = { readonly all: ReadonlySet<string>; readonly toggle: (key: string) => void };

const BETWEEN = '~';

/** What was picked for an event, remembered on this device and in the account. */
export function usePicks(eventId: string): Picks {
  useAccountPicks();
  const cars = useStore(keptPicks).picks.find((one) => one.eventId === eventId)?.cars ?? '';
  const all = useMemo(() => new Set(cars.split(BETWEEN).filter((key) => key !== '')), [cars]);
  const toggle = (key: string) => {
    const next = new Set(all);
    if (!next.delete(key)) next.add(key);
    pick(eventId, next.size === 0 ? null : [...next].join(BETWEEN));
  };
  return { all, toggle };
}
