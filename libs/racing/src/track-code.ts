import { type Condition, findCondition } from './conditions.ts';
import { findTrack, findTrackVariant } from './tracks/track-table.ts';
import type { Track, TrackCode, TrackVariant } from './tracks/track.ts';

/** A parsed track code. */
export type ParsedTrackCode = {
  readonly code: TrackCode;
  readonly track: Track;
  readonly condition: Condition;
  readonly variant: TrackVariant;
};

/** Why a text is not a track code: no such circuit, or the circuit is not driven in that condition. */
export const trackCodeFaults = ['track-unknown', 'condition-unknown'] as const;
export type TrackCodeFault = (typeof trackCodeFaults)[number];

// `<circuit>_a<surface><0 dry | 1 wet>`; the `a` has no meaning.
const GRAMMAR = /^(?<circuit>[A-Za-z0-9]+)_a[0-9A-Za-z]{2}$/;

/** Parses "tRoad_a00"; undefined unless the circuit is driven in that condition. Case matters. */
export const parseTrackCode = (text: string): ParsedTrackCode | undefined => {
  const found = findTrackVariant(text);
  const condition = found && findCondition(found.variant.condition);
  return condition && { code: found.variant.code, condition, ...found };
};

/** The fault of a track code; undefined when there is none. */
export const trackCodeFault = (text: string): TrackCodeFault | undefined => {
  if (findTrackVariant(text)) return undefined;
  const circuit = GRAMMAR.exec(text)?.groups?.['circuit'];
  return circuit && findTrack(circuit) ? 'condition-unknown' : 'track-unknown';
};

/** Whether the code is a test bowl's: speeds instead of times, and more is better. */
export const isTestBowl = (trackCode: string): boolean => findTrackVariant(trackCode)?.track.unit === 'mph';

/** English name of the circuit, without the condition; the text itself when there is no such code. */
export const trackName = (trackCode: string): string => findTrackVariant(trackCode)?.track.name ?? trackCode;
