import { groundOf } from '../prediction/margins.ts';
import { findTrackVariant, allTrackCodes } from '../tracks/track-table.ts';
import type { TrackCode, TrackVariant, Track } from '../tracks/track.ts';
import { offeredTunes } from '../tune.ts';

/** Another cell of the same car. */
export type NearbyCell = { readonly tune: string; readonly trackCode: string };

type Variant = { readonly track: Track; readonly variant: TrackVariant };

/** Tracks of one kin are predicted by the same formulas, so that a car deviates equally on all of them. */
const kinOf = ({ track, variant }: Variant): string => {
  const run = track.speedRun ? 'speed run' : track.kind.includes('drag') ? 'straight' : 'lap';
  return [track.unit, run, track.hill, groundOf(variant)].join();
};

const byKin = new Map<string, TrackCode[]>();

/** Codes of the tracks that are like this one, without it; empty where there is no such track. */
export const relatedTracks = (trackCode: string): readonly TrackCode[] => {
  const found = findTrackVariant(trackCode);
  if (!found) return [];
  if (byKin.size === 0) fillKin();
  return (byKin.get(kinOf(found)) ?? []).filter((code) => code !== trackCode);
};

/** The cells of a car that best predict one of its own: other tunes on the track, the same tune on tracks like it. */
export const nearbyCells = (tune: string, trackCode: string): readonly NearbyCell[] => [
  ...offeredTunes.filter((other) => other !== tune).map((other) => ({ tune: other, trackCode })),
  ...relatedTracks(trackCode).map((code) => ({ tune, trackCode: code })),
];

const fillKin = (): void => {
  for (const code of allTrackCodes()) {
    const found = findTrackVariant(code);
    if (found) byKin.set(kinOf(found), [...(byKin.get(kinOf(found)) ?? []), code]);
  }
};
