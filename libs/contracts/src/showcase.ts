import { z } from 'zod';
import { car } from './cars.ts';
import { carId } from './cell.ts';
import { carLoopActs, loopFaults } from './showcase-words.ts';
import { uploadName } from './uploads.ts';
import { seenVersion, shownVersion } from './seen-version.ts';

/**
 * An animated card of a car. `file` is requested with `uploads.file`: `full` moves, `card` is its still picture. Sizes
 * in pixels. Reason and text are for its author and for moderators.
 */
export const carLoop = z
  .object({
    loopId: z.uuid(),
    carId,
    car: car.pick({ id: true, name: true, brand: true, year: true, class: true, rq: true, body: true }).nullable(),
    file: uploadName,
    width: z.number().int(),
    height: z.number().int(),
    status: z.enum(['pending', 'approved', 'reported', 'declined', 'withdrawn']),
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    submittedAt: z.iso.datetime(),
    reason: z.enum(loopFaults).nullable(),
    text: z.string().nullable(),
    ...shownVersion,
    allowed: z.array(z.enum(carLoopActs)),
  })
  .meta({ id: 'CarLoop' });
export type CarLoop = z.infer<typeof carLoop>;

export const carLoopPage = z
  .object({ items: z.array(carLoop), next: z.string().optional() })
  .meta({ id: 'CarLoopPage' });
export type CarLoopPage = z.infer<typeof carLoopPage>;

/** `GET /api/v1/showcase/people`: authors of loops, the newest first, and how many of the newest are theirs. */
export const showcasePeople = z
  .object({ items: z.array(z.object({ userId: z.string(), name: z.string(), loops: z.number().int() })) })
  .meta({ id: 'ShowcasePeople' });
export type ShowcasePeople = z.infer<typeof showcasePeople>;

/** `GET /api/v1/showcase/mine`: `kept` of them wait or are shown, of `most`. */
export const myLoopPage = carLoopPage
  .extend({ kept: z.number().int(), most: z.number().int() })
  .meta({ id: 'MyCarLoopPage' });
export type MyLoopPage = z.infer<typeof myLoopPage>;

/** `POST /api/v1/cars/:id/loops`: `file` is the name of one of the user's uploads. */
export const submitCarLoopBody = z.object({ file: uploadName }).strict().meta({ id: 'SubmitCarLoop' });

/** `POST /api/v1/cars/:id/loops/:loopId/reports`. */
export const reportCarLoopBody = z
  .object({ fault: z.enum(loopFaults) })
  .strict()
  .meta({ id: 'ReportCarLoop' });

/** `POST /api/v1/cars/:id/loops/:loopId/refusal`. */
export const declineCarLoopBody = z
  .object({
    reason: z.object({ code: z.enum(loopFaults), text: z.string().trim().min(1).max(1_000).optional() }).strict(),
    ...seenVersion,
  })
  .strict()
  .meta({ id: 'DeclineCarLoop' });
export type DeclineCarLoopBody = z.infer<typeof declineCarLoopBody>;
