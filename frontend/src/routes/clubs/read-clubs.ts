import { z } from 'zod';
import { clubDayAttributes, clubDayId, clubSetAttributes, clubSetId } from '#contracts';
import type { ClubCalendar, ClubDayAttributes, ClubSetAttributes } from '#contracts';
import { clubSetIdOf } from '#racing';
import { type JsonPlace, jsonPlaces, placesOf } from '../../lib/files/json-place.ts';

export type ReadEntry =
  | { readonly kind: 'set'; readonly name: string; readonly setId: string; readonly facts: ClubSetAttributes }
  | { readonly kind: 'day'; readonly name: string; readonly day: string; readonly facts: ClubDayAttributes };
/** Or its faults: the paths that cannot be read. */
export type ReadLine = { readonly entry: ReadEntry } | { readonly name: string; readonly faults: readonly JsonPlace[] };

const list = z.object({ sets: z.array(z.unknown()).default([]), days: z.array(z.unknown()).default([]) });
const setLine = clubSetAttributes.extend({ setId: clubSetId });
const dayLine = clubDayAttributes.extend({ day: clubDayId });

/**
 * Reads a list of sets and days (docs/clubs-import.md): sets first, for days name them; undefined for any other JSON.
 */
export function readClubs(text: string): readonly ReadLine[] | undefined {
  const read = list.safeParse(asJson(text));
  if (!read.success) return undefined;
  const placeOf = jsonPlaces(text);
  const faultsOf = (kind: 'sets' | 'days', at: number) => (error: z.ZodError) =>
    placesOf(error.issues, (path) => placeOf([kind, at, ...path]));
  return [
    ...read.data.sets.map((given, at) => readSet(given, at, faultsOf('sets', at))),
    ...read.data.days.map((given, at) => readDay(given, at, faultsOf('days', at))),
  ];
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const asObject = (given: unknown): object => (typeof given === 'object' && given !== null ? given : {});
type FaultsOf = (error: z.ZodError) => readonly JsonPlace[];

function readSet(given: unknown, at: number, faultsOf: FaultsOf): ReadLine {
  const told = asObject(given);
  const name = 'name' in told && typeof told.name === 'string' ? told.name : `#${at + 1}`;
  const read = setLine.safeParse({ setId: clubSetIdOf(name), requirements: [], tracksets: [], hints: [], ...told });
  if (!read.success) return { name, faults: faultsOf(read.error) };
  const { setId, ...facts } = read.data;
  return { entry: { kind: 'set', name: facts.name, setId, facts } };
}

function readDay(given: unknown, at: number, faultsOf: FaultsOf): ReadLine {
  const told = asObject(given);
  const name = 'day' in told && typeof told.day === 'string' ? told.day : `#${at + 1}`;
  const read = dayLine.safeParse({ carSets: [], trackSets: [], ...told });
  if (!read.success) return { name, faults: faultsOf(read.error) };
  const { day, ...facts } = read.data;
  return { entry: { kind: 'day', name: day, day, facts } };
}

export type Change = 'new' | 'changed' | 'same' | 'unknown-sets';

/** `calendar` has the existing sets, and the days of its span; `coming`: ids of sets in the list. */
export function changeOf(entry: ReadEntry, calendar: ClubCalendar, coming: ReadonlySet<string>): Change {
  if (entry.kind === 'set') {
    const known = calendar.sets.find(({ setId }) => setId === entry.setId);
    if (!known) return 'new';
    return JSON.stringify(known.facts) === JSON.stringify(entry.facts) ? 'same' : 'changed';
  }
  const ids = [...entry.facts.carSets, ...entry.facts.trackSets];
  const there = new Set(calendar.sets.map(({ setId }) => setId));
  if (ids.some((id) => !there.has(id) && !coming.has(id))) return 'unknown-sets';
  const known = calendar.days.find(({ day }) => day === entry.day);
  if (!known) return 'new';
  const { carSets, trackSets } = known;
  return JSON.stringify({ carSets, trackSets }) === JSON.stringify(entry.facts) ? 'same' : 'changed';
}
