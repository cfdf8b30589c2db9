import { z } from 'zod';
import { cellAddress, lapTimeValue, trackCode } from './cell.ts';

/** The current time of a cell. `by.name` is null for a user who has closed the account. */
export const recordTime = cellAddress
  .extend({
    lapTimeId: z.string(),
    value: lapTimeValue,
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    at: z.iso.datetime(),
    gameVersion: z.string(),
  })
  .meta({ id: 'RecordTime' });
export type RecordTime = z.infer<typeof recordTime>;

/** The best time of a track; `previous`: the best known before it was submitted. Of equal times the first stays. */
export const trackRecord = recordTime.extend({ previous: recordTime.nullable() }).meta({ id: 'TrackRecord' });
export type TrackRecord = z.infer<typeof trackRecord>;

/** `GET /api/v1/records/:trackCode`: null where no one has finished. */
export const recordOfTrack = z.object({ trackCode, record: trackRecord.nullable() }).meta({ id: 'RecordOfTrack' });
export type RecordOfTrack = z.infer<typeof recordOfTrack>;

/** `GET /api/v1/latest-times`. */
export const latestTimes = z
  .object({ items: z.array(recordTime), next: z.string().optional() })
  .meta({ id: 'LatestTimes' });
export type LatestTimes = z.infer<typeof latestTimes>;

/** A cell that users view and that has no time today; `past`: its time before the game changed how the car drives. */
export const missingTime = cellAddress
  .extend({ looks: z.number().int().nonnegative(), past: lapTimeValue.nullable() })
  .meta({ id: 'WantedTime' });
export type MissingTime = z.infer<typeof missingTime>;

/** `GET /api/v1/missing-times`: the most viewed first; `total`: how many there are of them, at most 500. */
export const missingTimes = z
  .object({ items: z.array(missingTime), total: z.number().int().nonnegative() })
  .meta({ id: 'WantedTimes' });
export type MissingTimes = z.infer<typeof missingTimes>;

/** Cars in one response, by how often they were compared. */
export const MOST_COMPARED_MAX = 500;

/** `GET /api/v1/most-compared`: cars by how often they were viewed. */
export const mostCompared = z
  .object({ items: z.array(z.object({ carId: z.string(), looks: z.number().int().positive() })) })
  .meta({ id: 'MostCompared' });
export type MostCompared = z.infer<typeof mostCompared>;

/** `GET /api/v1/records`: those that beat a time, the newest first. */
export const latestRecords = z.object({ items: z.array(trackRecord) }).meta({ id: 'LatestRecords' });
export type LatestRecords = z.infer<typeof latestRecords>;

/** How often one thing was viewed in 30 days. */
export const viewCount = z.object({ looks: z.number().int().nonnegative() }).meta({ id: 'LooksAt' });
export type ViewCount = z.infer<typeof viewCount>;
