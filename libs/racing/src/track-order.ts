import { conditionPlace, type SurfaceFamily } from './conditions.ts';
import { type ParsedTrackCode, parseTrackCode } from './track-code.ts';
import { type TrackCode, type TrackKind, trackKinds } from './tracks/track.ts';

/** The headings of a list of tracks, in its order. Off-road: less than half of the lap is on asphalt. */
export const trackGroups = ['drag', 'twisty', 'fast', 'off-road'] as const;
export type TrackGroup = (typeof trackGroups)[number];

/** The default of a grid: 15 dry circuits. Source: the players' notes. */
export const defaultTrackCodes: readonly TrackCode[] = [
  'carPark',
  'gForce',
  'gForcer',
  'hairpin',
  'indoorKart',
  'kart',
  'slalom',
  'slalomr',
  'tCircuit',
  'tCircuitr',
  'tRoad',
  'fast',
  'fastr',
  'canyonTour',
  'laguna',
].map((circuit) => `${circuit}_a00` as TrackCode);

const groupOfKind: Record<TrackKind, TrackGroup> = {
  drag: 'drag',
  'bump-drag': 'drag',
  'top-speed': 'drag',
  'twisty-short': 'twisty',
  twisty: 'twisty',
  'bump-twisty': 'twisty',
  fast: 'fast',
};

/** The heading of a track code; undefined when there is no such code. */
export const trackGroupOf = (trackCode: string): TrackGroup | undefined => {
  const parsed = parseTrackCode(trackCode);
  return parsed && groupOf(parsed);
};

const groupOf = (parsed: ParsedTrackCode): TrackGroup => {
  const group = groupOfKind[parsed.track.kind];
  return group !== 'drag' && asphaltPercent(parsed) < 50 ? 'off-road' : group;
};

/** Glyph and colour of a track code: a mix that is asphalt for 86 % of the lap or more looks like asphalt. */
export const surfaceOf = (trackCode: string): SurfaceFamily | undefined => {
  const parsed = parseTrackCode(trackCode);
  if (parsed?.condition.kind !== 'mixed' || asphaltPercent(parsed) < 86) return parsed?.condition.family;
  return parsed.variant.shares.some(({ surface }) => surface === '01') ? 'wet' : 'dry';
};

const asphaltPercent = ({ variant }: ParsedTrackCode): number =>
  variant.shares
    .filter(({ surface }) => surface === '00' || surface === '01')
    .reduce((total, { percent }) => total + percent, 0);

/** Track codes in the order of lists: by heading, kind, circuit, then condition; invalid codes are last. */
export const orderTrackCodes = <Code extends string>(codes: readonly Code[]): Code[] =>
  codes
    .map((code) => ({ code, place: placeOf(code) }))
    .sort((a, b) => a.place - b.place)
    .map(({ code }) => code);

const placeOf = (code: string): number => {
  const parsed = parseTrackCode(code);
  if (!parsed) return Number.MAX_SAFE_INTEGER;
  const { track, condition } = parsed;
  const digits = [trackGroups.indexOf(groupOf(parsed)), trackKinds.indexOf(track.kind), track.order];
  return [...digits, conditionPlace(condition.code)].reduce((place, digit) => place * 1000 + digit, 0);
};
