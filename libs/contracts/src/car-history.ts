import { z } from 'zod';
import { car } from './cars.ts';
import { carId } from './cell.ts';

/** Shape of a game version: "26", "24.1". */
export const gameVersion = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .meta({ examples: ['26'] });
/** Marks of versions in older collections, where they are not the name of another: 21.2, 24.1 and 24.2. */
export const gameVersionMark = z.enum(['2a', '2b', '2c']);
/** A version in a request: its name, or such a mark. */
export const requestedGameVersion = gameVersion.or(gameVersionMark);

/** `GET /api/v1/cars/:id` (today's) and `?version=23`: the car as that version of the game had it. */
export const carInVersion = car.extend({ gameVersion }).meta({ id: 'CarInVersion' });
export type CarInVersion = z.infer<typeof carInVersion>;

/** By stat: its old and its new value. */
export const figureChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

/**
 * One set of changes to a car. `by` is null for jobs and for a user who has closed the account; `text`: the user's own
 * words.
 */
export const carChange = z
  .object({
    gameVersion,
    reason: z.enum(['released', 'game-update', 'list-imported', 'correction', 'now-known', 'import-undone']),
    source: z.string(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    text: z.string().nullable(),
    changes: figureChanges,
  })
  .meta({ id: 'CarChange' });
export type CarChange = z.infer<typeof carChange>;

/** `GET /api/v1/cars/:id/history`: newest version first. */
export const carHistory = z.object({ carId, changes: z.array(carChange) }).meta({ id: 'CarHistory' });
export type CarHistory = z.infer<typeof carHistory>;

/** A possible release day of a version: not before the game existed, nor in another century by a typo. */
export const releaseDay = z.iso
  .date()
  .refine((day) => day >= '2012-01-01' && day < '2100-01-01', { error: 'between 2012 and 2099' });

/** What a game version brought; `fields`: in how many cars a stat changed. */
export const versionSummary = z
  .object({
    gameVersion,
    /** The release day; undefined where it is unknown. */
    releasedOn: z.iso.date().optional(),
    carsReleased: z.number().int().nonnegative(),
    carsRevised: z.number().int().nonnegative(),
    fields: z.record(z.string(), z.number().int().positive()),
  })
  .meta({ id: 'VersionSummary' });
export type VersionSummary = z.infer<typeof versionSummary>;

/** `GET /api/v1/versions`: oldest first. */
export const versionList = z.object({ items: z.array(versionSummary) }).meta({ id: 'VersionList' });
export type VersionList = z.infer<typeof versionList>;

/**
 * `POST /api/v1/versions`: a game version is out. `confirmed`: also where it is neither the next minor nor the next
 * major one. `releasedOn`: its release day, where known.
 */
export const releaseGameVersionBody = z
  .object({ gameVersion, releasedOn: releaseDay.optional(), confirmed: z.literal(true).optional() })
  .strict()
  .meta({ id: 'ReleaseGameVersion' });
export type ReleaseGameVersionBody = z.infer<typeof releaseGameVersionBody>;

/** `PUT /api/v1/versions/:version/released-on`: the release day of the version; null: unknown. */
export const dateGameVersionBody = z
  .object({ releasedOn: releaseDay.nullable() })
  .strict()
  .meta({ id: 'DateGameVersion' });

/**
 * `GET /api/v1/versions/changes?from=&to=&after=&limit=`: each version after `from` up to `to`, and a page of the cars
 * that differ between the two. There is more while it has `next`: a page may be short.
 */
export const versionChanges = z
  .object({
    from: gameVersion,
    to: gameVersion,
    versions: z.array(versionSummary),
    items: z.array(
      z.object({ carId, name: z.string(), released: z.boolean(), changes: figureChanges }).meta({ id: 'ChangedCar' }),
    ),
    next: z.string().optional(),
  })
  .meta({ id: 'VersionChanges' });
export type VersionChanges = z.infer<typeof versionChanges>;
