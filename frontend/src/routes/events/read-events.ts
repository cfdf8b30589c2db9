import { plannedEventAttributes } from '#contracts';
import type { PlannedEventAttributes } from '#contracts';
import { type JsonPlace, jsonPlaces, placesOf } from '../../lib/files/json-place.ts';

/** An event of a file, or its faults: the paths that cannot be read. */
export type ReadEvent =
  | { readonly name: string; readonly facts: PlannedEventAttributes; readonly faults?: undefined }
  | { readonly name: string; readonly faults: readonly JsonPlace[] };

/** The defaults of optional fields. */
const usual = {
  kind: 'other',
  longTerm: false,
  rqLimit: null,
  requirements: [],
  tracksets: [],
  hints: [],
  regions: [],
  rewards: [],
  links: [],
};

/** Reads one event or a list of them; undefined for what is no JSON. */
export function readEvents(text: string): readonly ReadEvent[] | undefined {
  const parsed = asJson(text);
  if (parsed === undefined) return undefined;
  const placeOf = jsonPlaces(text);
  if (!Array.isArray(parsed)) return [readEvent(parsed, 0, placeOf)];
  return (parsed as unknown[]).map((given, at) => readEvent(given, at, (path) => placeOf([at, ...path])));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type PlaceOf = (path: readonly PropertyKey[]) => JsonPlace;

function readEvent(given: unknown, at: number, placeOf: PlaceOf): ReadEvent {
  const told = typeof given === 'object' && given !== null ? given : {};
  const name = 'name' in told && typeof told.name === 'string' ? told.name : `#${at + 1}`;
  const read = plannedEventAttributes.safeParse({ timeZone: 'UTC', ...usual, ...told });
  if (read.success) return { name, facts: read.data };
  return { name, faults: placesOf(read.error.issues, placeOf) };
}
