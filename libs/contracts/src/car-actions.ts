import { z } from 'zod';
import { gameVersion } from './car-history.ts';
import { car } from './cars.ts';
import { carId } from './cell.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

/** Why staff revise a car; a test compares them with the domain's. */
export const carRevisionReasons = ['game-update', 'correction', 'now-known'] as const;

/** Why a pending car is added, revised, approved or dismissed; a test compares them with the domain's. */
export const pendingCarReasonCodes = {
  add: ['new-in-game', 'missing-here'],
  revise: ['now-known', 'correction'],
  approve: ['checked'],
  dismiss: ['not-in-game', 'duplicate', 'wrong'],
} as const;

const reason = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.object({ code: z.enum(codes), text: z.string().trim().min(1).max(1_000).optional() }).strict();

const name = z.string().min(1).max(120);

/** Limits of what staff write; values of the catalogue may be longer. */
const written = { name, brand: name, country: name, tags: z.array(z.string().min(1).max(80)).max(100) };

/** Stats of a car; its class follows from its rating. */
export const carFigures = car
  .omit({ id: true, class: true, retired: true, source: true, releasedIn: true })
  .extend(written)
  .partial()
  .strict();
const figures = carFigures.refine((given) => Object.keys(given).length > 0, 'says nothing');
const named = { name, brand: name, year: car.shape.year };

/** `POST /api/v1/cars/:id/revisions`: the new stats, and since which game version, or in which one they were wrong. */
export const reviseCarBody = z
  .object({ gameVersion, figures, reason: reason(carRevisionReasons) })
  .strict()
  .meta({ id: 'ReviseCar' });
export type ReviseCarBody = z.infer<typeof reviseCarBody>;

/** `POST /api/v1/cars`: a car that is pending until it is checked. Without `id` it gets one of its name and year. */
export const addPendingCarBody = z
  .object({
    id: carId.optional(),
    gameVersion,
    figures: carFigures.extend(named),
    reason: reason(pendingCarReasonCodes.add),
  })
  .strict()
  .meta({ id: 'AddPendingCar' });
export type AddPendingCarBody = z.infer<typeof addPendingCarBody>;

/** `POST /api/v1/cars/:id/pending-values`: what is known by now of a pending car. */
export const revisePendingCarBody = z
  .object({ figures, reason: reason(pendingCarReasonCodes.revise) })
  .strict()
  .meta({ id: 'RevisePendingCar' });
export type RevisePendingCarBody = z.infer<typeof revisePendingCarBody>;

/** `POST /api/v1/cars/:id/approval`. */
export const approvePendingCarBody = z
  .object({ reason: reason(pendingCarReasonCodes.approve), ...seenVersion })
  .strict()
  .meta({ id: 'ApprovePendingCar' });
export type ApprovePendingCarBody = z.infer<typeof approvePendingCarBody>;

/** `POST /api/v1/cars/:id/dismissal`. */
export const dismissPendingCarBody = z
  .object({ reason: reason(pendingCarReasonCodes.dismiss), ...seenVersion })
  .strict()
  .meta({ id: 'DismissPendingCar' });
export type DismissPendingCarBody = z.infer<typeof dismissPendingCarBody>;

/** Actions on a pending car. */
export const pendingCarActions = ['revise-pending-car', 'approve-pending-car', 'dismiss-pending-car'] as const;

/** A car that is or was pending: known and unknown stats, and who did what to it, oldest first. */
export const pendingCar = z
  .object({
    carId,
    status: z.enum(['pending', 'released', 'dismissed']),
    gameVersion,
    figures: carFigures.extend({ class: car.shape.class.optional() }),
    completeness: z.number().int().min(0).max(100),
    unknown: z.array(z.string()),
    acts: z.array(
      z.object({
        act: z.enum(['add', 'revise', 'approve', 'dismiss']),
        reason: z.string(),
        text: z.string().nullable(),
        by: z.object({ userId: z.string(), name: z.string().nullable() }),
        at: z.iso.datetime(),
      }),
    ),
    ...itemVersion,
    allowed: z.array(z.enum(pendingCarActions)),
  })
  .meta({ id: 'PendingCar' });
export type PendingCar = z.infer<typeof pendingCar>;

/** `GET /api/v1/pending-cars?status=`: longest waiting first. */
export const pendingCarPage = z
  .object({ items: z.array(pendingCar), next: z.string().optional() })
  .meta({ id: 'PendingCarPage' });
export type PendingCarPage = z.infer<typeof pendingCarPage>;
