import { useMemo } from 'react';
import { useSavedEvent } from './use-saved-event.ts';

/**
 * The user's picked cars of kings, as "car|tune", and the reference of each track that the others are compared with.
 */
export type Picks = {
  readonly all: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly referenceOn: (trackCode: string) => string | undefined;
  readonly setReference: (trackCode: string, key: string) => void;
};

const BETWEEN = '~';
/** Before the code of a track, where the entry is its reference and no pick. */
const REFERENCE = 'on:';
const beginOf = (trackCode: string): string => `${REFERENCE}${trackCode}|`;
const isReference = (entry: string): boolean => entry.startsWith(REFERENCE);

/** The picks for an event, stored on this device and in the account. */
export function usePicks(eventId: string): Picks {
  const { kept, keep: change } = useSavedEvent(eventId);
  const cars = kept.cars ?? '';
  const entries = useMemo(() => cars.split(BETWEEN).filter((entry) => entry !== ''), [cars]);
  const all = useMemo(() => new Set(entries.filter((entry) => !isReference(entry))), [entries]);
  const keep = (next: readonly string[]) => change({ cars: next.length === 0 ? null : next.join(BETWEEN) });
  return {
    all,
    toggle: (key) => keep(entries.includes(key) ? entries.filter((entry) => entry !== key) : [...entries, key]),
    referenceOn: (trackCode) => {
      const begin = beginOf(trackCode);
      return entries.find((entry) => entry.startsWith(begin))?.slice(begin.length);
    },
    setReference: (trackCode, key) => {
      const begin = beginOf(trackCode);
      keep([...entries.filter((entry) => !entry.startsWith(begin)), `${begin}${key}`]);
    },
  };
}
