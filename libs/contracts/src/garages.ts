import { z } from 'zod';
import { carId } from './cell.ts';
import {
  GARAGE_CHANGES_MAX,
  GARAGE_COPIES_MAX,
  GARAGE_GROUP_NAME_MAX,
  GARAGE_NOTE_MAX,
  garageVisibilities,
} from './garage.enums.ts';

const FULL_POINTS = 24;

/** A UUID, or an older id from before there were UUIDs. */
const copyId = z
  .string()
  .regex(/^([0-9a-z]{1,16}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
  .meta({ examples: ['3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36'] });
const groupId = copyId;
const races = z.number().int().min(0).max(999_999);

/**
 * A car that a user owns: `points` of engine, weight and chassis, 0 to 9 each; `since` the hour in UTC in which it
 * came.
 */
export const garageCopy = z
  .object({
    copyId,
    carId,
    points: z
      .string()
      .regex(/^\d{3}$/)
      .refine((digits) => Array.from(digits, Number).reduce((sum, digit) => sum + digit, 0) <= FULL_POINTS)
      .meta({ examples: ['996'] }),
    since: z
      .string()
      .regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d$/)
      .meta({ examples: ['2026-03-01T18'] })
      .nullable(),
    won: races,
    lost: races,
    drawn: races,
    locked: z.boolean(),
  })
  .meta({ id: 'GarageCopy' });

const group = z
  .object({ groupId, name: z.string(), criteria: z.string(), pictureCarId: carId.nullable() })
  .meta({ id: 'GarageGroup' });
export type GarageGroup = z.infer<typeof group>;

const notedCopy = garageCopy.extend({ note: z.string().nullable() }).meta({ id: 'NotedGarageCopy' });
export type NotedCopy = z.infer<typeof notedCopy>;

/** The user's garage; `key` is the key in its link while it is shared by link. */
export const myGarage = z
  .object({
    copies: z.array(notedCopy),
    visibility: z.enum(garageVisibilities),
    key: z.string().nullable(),
    groups: z.array(group),
    imports: z.array(z.object({ importId: z.string(), at: z.iso.datetime(), copies: z.number().int() })),
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnGarage' });
export type MyGarage = z.infer<typeof myGarage>;

/** A garage as its owner shares it: its copies, without notes. */
export const sharedGarage = z
  .object({
    name: z.string(),
    visibility: z.enum(['link', 'public']),
    copies: z.array(garageCopy),
    groups: z.array(group),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'SharedGarage' });
export type SharedGarage = z.infer<typeof sharedGarage>;

export const saveCopiesBody = z
  .object({ copies: z.array(garageCopy).min(1).max(GARAGE_CHANGES_MAX) })
  .strict()
  .meta({ id: 'KeepGarageCopies' });

export const removeCopiesBody = z
  .object({ copyIds: z.array(copyId).min(1).max(GARAGE_COPIES_MAX) })
  .strict()
  .meta({ id: 'RemoveGarageCopies' });

export const shareGarageBody = z
  .object({ visibility: z.enum(garageVisibilities) })
  .strict()
  .meta({ id: 'ShareGarage' });

export const garageNoteBody = z
  .object({ text: z.string().trim().max(GARAGE_NOTE_MAX) })
  .strict()
  .meta({ id: 'GarageNote' });

export const garageGroupBody = z
  .object({
    name: z.string().trim().min(1).max(GARAGE_GROUP_NAME_MAX),
    criteria: z.string().max(2_000),
    pictureCarId: carId.nullable(),
  })
  .strict()
  .meta({ id: 'SaveGarageGroup' });

export const oneCopy = z.object({ copyId });
export const oneGroup = z.object({ groupId });

/** Whether the user's garage counts in community stats. */
export const garageAgreement = z.object({ agrees: z.boolean() }).strict().meta({ id: 'GarageAgreement' });
export type GarageAgreement = z.infer<typeof garageAgreement>;

/** How many garages have a car, and how many have it more than once. */
const carFigures = z.object({
  carId,
  owners: z.number().int().nonnegative(),
  twice: z.number().int().nonnegative(),
});

/** Stats of the garages whose owners agreed, `garages` of them; no cars where these are not more than `above`. */
export const garageFigures = z
  .object({ garages: z.number().int().nonnegative(), above: z.number().int(), cars: z.array(carFigures) })
  .meta({ id: 'GarageFigures' });
export type GarageFigures = z.infer<typeof garageFigures>;
