import { findTrack, trackIds } from './track-table.ts';
import type { Track, TrackCode } from './track.ts';

/** The 228 circuits of the game, in the order of lists. */
export const tracks: readonly Track[] = trackIds().flatMap((id) => findTrack(id) ?? []);

/** All 569 codes, circuits in the order of lists. */
export const allTrackCodes: readonly TrackCode[] = tracks.flatMap((track) => track.variants.map(({ code }) => code));
