import { bumpyTwisties } from './bump-twisty.ts';
import { bumpyDrags, drags, testBowls } from './drag.ts';
import { fastCircuits } from './fast.ts';
import { type TrackRow, trackOf } from './track-row.ts';
import type { Track, TrackCode, TrackKind, TrackVariant } from './track.ts';
import { shortTwisties } from './twisty-short.ts';
import { twisties } from './twisty.ts';

/**
 * The 228 circuits of the game. Attributes (conditions, shares, point constants, penalties) come from the players'
 * notes; references are an average car's results by a model fitted on 49,000 measured times.
 */
const tables: readonly (readonly [kind: TrackKind, rows: readonly TrackRow[]])[] = [
  ['drag', drags],
  ['bump-drag', bumpyDrags],
  ['top-speed', testBowls],
  ['twisty-short', shortTwisties],
  ['twisty', twisties],
  ['bump-twisty', bumpyTwisties],
  ['fast', fastCircuits],
];

const rows = new Map(tables.flatMap(([kind, ofKind]) => ofKind.map((row) => [row[1], { kind, row }] as const)));

// A row is read when its circuit is first needed: a page shows a tenth of them.
const byId = new Map<string, Track>();
const byCode = new Map<string, { track: Track; variant: TrackVariant }>();

/** The circuit of this id ("tRoad"); undefined when there is none. */
export const findTrack = (id: string): Track | undefined => {
  const known = byId.get(id);
  const written = rows.get(id);
  if (known || !written) return known;
  const track = trackOf(written.kind, written.row);
  byId.set(id, track);
  for (const variant of track.variants) byCode.set(variant.code, { track, variant });
  return track;
};

/** A circuit in a condition, by its code ("tRoad_a00"); undefined when there is none. */
export const findTrackVariant = (code: string): { track: Track; variant: TrackVariant } | undefined => {
  if (!byCode.has(code)) findTrack(code.slice(0, -'_a00'.length));
  return byCode.get(code);
};

let all: readonly Track[] | undefined;

/** The 228 circuits of the game, in the order of lists. */
export const allTracks = (): readonly Track[] =>
  (all ??= [...rows.keys()].flatMap((id) => findTrack(id) ?? []).sort((a, b) => a.order - b.order));

/** All 569 codes, circuits in the order of lists. */
export const allTrackCodes = (): readonly TrackCode[] =>
  allTracks().flatMap((track) => track.variants.map(({ code }) => code));
