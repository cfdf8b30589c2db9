import { z } from 'zod';
import { carId, trackCode, tune } from './cell.ts';

/** The version of the formula (docs/racing.md), when it was published, and the last count over all times. */
const counted = {
  method: z.object({ version: z.number().int(), publishedOn: z.iso.date() }),
  countedAt: z.iso.datetime(),
};

/** A niche as `kind:value`, `all`, or `free` for cars that need not be won. */
export const nicheName = z
  .string()
  .min(1)
  .max(80)
  .meta({ examples: ['class:A'] });

/** `GET /api/v1/usefulness/cars/:id`: what a car is good for, by the known times. */
export const carUsefulness = z
  .object({
    ...counted,
    carId,
    score: z.number().int().nonnegative(),
    /** Among the cars of its class; null without a point. */
    rankInClass: z.number().int().positive().nullable(),
    carsInClass: z.number().int().nonnegative(),
    /** Most points first; `most`: the points of the best car of the niche. */
    niches: z.array(
      z.object({ niche: nicheName, points: z.number().int().positive(), most: z.number().int().positive() }),
    ),
    tracks: z.array(
      z.object({
        trackCode,
        /** Seconds, on test bowls metres per second. */
        value: z.number().positive(),
        tunes: z.array(tune),
        rank: z.number().int().positive(),
        of: z.number().int().positive(),
      }),
    ),
    /** On how many of `comparedTracks` each tune is the best. */
    tunes: z.record(z.string(), z.number().int().positive()),
    comparedTracks: z.number().int().nonnegative(),
    timedTracks: z.number().int().nonnegative(),
  })
  .meta({ id: 'CarUsefulness' });
export type CarUsefulness = z.infer<typeof carUsefulness>;

/** `GET /api/v1/usefulness?niche=`: the most useful cars of a niche, and all niches. */
export const usefulCars = z
  .object({
    ...counted,
    niche: nicheName,
    niches: z.array(z.object({ niche: nicheName, cars: z.number().int().nonnegative() })),
    items: z.array(z.object({ carId, points: z.number().int().positive() })),
  })
  .meta({ id: 'UsefulCars' });
export type UsefulCars = z.infer<typeof usefulCars>;

/** `GET /api/v1/usefulness/scores`: the cars with the highest scores, the highest first. */
export const usefulnessScores = z
  .object({ ...counted, items: z.array(z.object({ carId, score: z.number().int().positive() })) })
  .meta({ id: 'UsefulnessScores' });
export type UsefulnessScores = z.infer<typeof usefulnessScores>;
