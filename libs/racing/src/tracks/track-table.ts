import { bumpyTwisties } from './bump-twisty.ts';
import { bumpyDrags, drags, testBowls } from './drag.ts';
import { fastCircuits } from './fast.ts';
import { trackOf } from './track-row.ts';
import type { Track, TrackCode, TrackVariant } from './track.ts';
import { shortTwisties } from './twisty-short.ts';
import { twisties } from './twisty.ts';

/**
 * The 228 circuits of the game, in the order of lists. Facts (conditions, shares, point constants, penalties) come from
 * the players' notes; references are what a model fitted on 49,000 measured times says of an average car.
 */
export const tracks: readonly Track[] = [
  ...drags.map(trackOf('drag')),
  ...bumpyDrags.map(trackOf('bump-drag')),
  ...testBowls.map(trackOf('top-speed')),
  ...shortTwisties.map(trackOf('twisty-short')),
  ...twisties.map(trackOf('twisty')),
  ...bumpyTwisties.map(trackOf('bump-twisty')),
  ...fastCircuits.map(trackOf('fast')),
].sort((a, b) => a.order - b.order);

const byId = new Map(tracks.map((track) => [track.id, track]));
const byCode = new Map<string, { track: Track; variant: TrackVariant }>(
  tracks.flatMap((track) => track.variants.map((variant) => [variant.code, { track, variant }] as const)),
);

/** The circuit of this id ("tRoad"); undefined when there is none. */
export const findTrack = (id: string): Track | undefined => byId.get(id);

/** A circuit in a condition, by its code ("tRoad_a00"); undefined when there is none. */
export const findTrackVariant = (code: string): { track: Track; variant: TrackVariant } | undefined => byCode.get(code);

/** All 569 codes, circuits in the order of lists. */
export const allTrackCodes: readonly TrackCode[] = tracks.flatMap((track) => track.variants.map(({ code }) => code));
