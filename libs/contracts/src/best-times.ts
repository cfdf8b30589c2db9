import { z } from 'zod';
import { carId, trackCode, tune } from './cell.ts';

/** Seconds, or metres per second on a test bowl. */
const figure = z.number().positive();

/**
 * `GET /api/v1/best-times/:trackCode`: cars with their tune and current time, best first; without those that did not
 * finish.
 */
export const bestTimesOfTrack = z
  .object({ items: z.array(z.tuple([carId, z.string(), figure])), next: z.string().optional() })
  .meta({ id: 'BestTimesOfTrack' });
export type BestTimesOfTrack = z.infer<typeof bestTimesOfTrack>;

/** As many tracks as a deck may have. */
const TRACKS_AT_ONCE = 600;

/** `POST /api/v1/best-times`, and the same for the user's garage. */
export const bestOfTracksBody = z
  .object({ tracks: z.array(trackCode).min(1).max(TRACKS_AT_ONCE) })
  .strict()
  .meta({ id: 'BestOfTracksQuestion' });

/** The best time of each track as [track code, car, tune, time]; a track that no one finished is left out. */
export const bestOfTracks = z
  .object({ items: z.array(z.tuple([trackCode, carId, z.string(), figure])) })
  .meta({ id: 'BestOfTracks' });
export type BestOfTracks = z.infer<typeof bestOfTracks>;

const CELLS_AT_ONCE = 50;

/** `POST /api/v1/time-placements`: times as typed. */
export const placesBody = z
  .object({
    cells: z
      .array(z.object({ carId, tune, trackCode, time: z.string().max(40) }).strict())
      .min(1)
      .max(CELLS_AT_ONCE),
  })
  .strict()
  .meta({ id: 'PlacesQuestion' });

/**
 * In the order of the request: `place` among the times of the track, 1 is the best, null behind a thousand or without a
 * finish; `best` of others there, in seconds or metres per second, null where no one finished.
 */
export const placesAnswer = z
  .object({
    places: z.array(z.object({ place: z.int().positive().nullable(), best: figure.nullable() })),
  })
  .meta({ id: 'Places' });
export type PlacesAnswer = z.infer<typeof placesAnswer>;
