import { z } from 'zod';
import { car } from './cars.ts';
import { carId } from './cell.ts';
import { animatedCardActions, animatedCardFaults } from './animated-cards.enums.ts';
import { uploadName } from './uploads.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

/**
 * An animated card of a car. `file` is requested with `uploads.file`: `full` moves, `card` is its still picture. Sizes
 * in pixels. Reason and text are for its author and for moderators.
 */
export const animatedCard = z
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
    reason: z.enum(animatedCardFaults).nullable(),
    text: z.string().nullable(),
    ...itemVersion,
    allowed: z.array(z.enum(animatedCardActions)),
  })
  .meta({ id: 'CarLoop' });
export type AnimatedCard = z.infer<typeof animatedCard>;

export const animatedCardPage = z
  .object({ items: z.array(animatedCard), next: z.string().optional() })
  .meta({ id: 'CarLoopPage' });
export type AnimatedCardPage = z.infer<typeof animatedCardPage>;

/** `GET /api/v1/animated-cards/people`: authors of loops, the newest first, and how many of the newest are theirs. */
export const animatedCardPeople = z
  .object({ items: z.array(z.object({ userId: z.string(), name: z.string(), loops: z.number().int() })) })
  .meta({ id: 'ShowcasePeople' });
export type AnimatedCardPeople = z.infer<typeof animatedCardPeople>;

/** `GET /api/v1/animated-cards/mine`: `kept` of them wait or are shown, of `most`. */
export const myAnimatedCardPage = animatedCardPage
  .extend({ kept: z.number().int(), most: z.number().int() })
  .meta({ id: 'MyCarLoopPage' });
export type MyAnimatedCardPage = z.infer<typeof myAnimatedCardPage>;

/** `POST /api/v1/cars/:id/animated-cards`: `file` is the name of one of the user's uploads. */
export const submitAnimatedCardBody = z.object({ file: uploadName }).strict().meta({ id: 'SubmitCarLoop' });

/** `POST /api/v1/cars/:id/animated-cards/:loopId/reports`. */
export const reportAnimatedCardBody = z
  .object({ fault: z.enum(animatedCardFaults) })
  .strict()
  .meta({ id: 'ReportCarLoop' });

/** `POST /api/v1/cars/:id/animated-cards/:loopId/decline`. */
export const declineAnimatedCardBody = z
  .object({
    reason: z
      .object({ code: z.enum(animatedCardFaults), text: z.string().trim().min(1).max(1_000).optional() })
      .strict(),
    ...seenVersion,
  })
  .strict()
  .meta({ id: 'DeclineCarLoop' });
export type DeclineAnimatedCardBody = z.infer<typeof declineAnimatedCardBody>;
