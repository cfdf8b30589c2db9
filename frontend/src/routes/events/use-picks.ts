import { useState } from 'react';

/** Cars of kings that somebody picked, as "car|tune". */
export type Picks = { readonly all: ReadonlySet<string>; readonly toggle: (key: string) => void };

const keyOf = (eventId: string): string => `tdr.picks.${eventId}`;
const BETWEEN = '~';

/** What was picked for an event, remembered on this device. */
export function usePicks(eventId: string): Picks {
  const [all, setAll] = useState<ReadonlySet<string>>(() => readKept(eventId));
  const toggle = (key: string) => {
    const next = new Set(all);
    if (!next.delete(key)) next.add(key);
    setAll(next);
    keep(eventId, next);
  };
  return { all, toggle };
}

function readKept(eventId: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(eventId)) ?? '').split(BETWEEN).filter((key) => key !== ''));
  } catch {
    return new Set();
  }
}

function keep(eventId: string, picks: ReadonlySet<string>): void {
  try {
    if (picks.size === 0) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), [...picks].join(BETWEEN));
  } catch {
    // they last as long as the page
  }
}
