import { z } from 'zod';
import { carId, tune } from './cell.ts';
import { disputeReason, lapTimeConfidence, lapTimeVotes } from './lap-time-trust.ts';

/** The stats on a card of a car: mph, seconds to 60 mph (null: never), handling. */
export const cardStats = z
  .object({
    topSpeedMph: z.number().int().positive(),
    acceleration0to60s: z.number().positive().nullable(),
    handling: z.number().int().positive(),
  })
  .meta({ id: 'CardStats' });
export type CardStats = z.infer<typeof cardStats>;

/** `POST /api/v1/tuned-stats`: the stats as typed; the server parses them. */
export const submitTunedStatsBody = z
  .object({
    carId,
    tune,
    topSpeed: z
      .string()
      .max(10)
      .meta({ examples: ['205'] }),
    acceleration: z
      .string()
      .max(10)
      .meta({ examples: ['3.4'] }),
    handling: z
      .string()
      .max(10)
      .meta({ examples: ['91'] }),
  })
  .strict()
  .meta({ id: 'SubmitTunedStats' });
export type SubmitTunedStatsBody = z.infer<typeof submitTunedStatsBody>;

/** Address of one reading of a tuned card. */
export const tunedStatsAddress = z.object({ carId, tune, statsId: z.uuid() });

export const hideTunedStatsBody = z.object({ reason: disputeReason }).strict().meta({ id: 'HideTunedStats' });

/** Stats that a user read off a card; `by.name` is null for a former player. */
export const statsReading = z
  .object({
    statsId: z.string(),
    stats: cardStats,
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    at: z.iso.datetime(),
    gameVersion: z.string(),
    /** From before the game changed how the car drives. */
    past: z.literal(true).optional(),
    state: z.enum(['stands', 'beside', 'hidden']),
    support: lapTimeConfidence.optional(),
    votes: lapTimeVotes,
    allowed: z.array(
      z.enum([
        'withdraw-tuned-stats',
        'vote-on-tuned-stats',
        'withdraw-tuned-stats-vote',
        'hide-tuned-stats',
        'restore-tuned-stats',
      ]),
    ),
  })
  .meta({ id: 'StatsReading' });
export type StatsReading = z.infer<typeof statsReading>;

/** `GET /api/v1/tuned-stats/:carId`: tune by tune, the newest reading first. */
export const tunedStatsOfCar = z
  .object({
    carId: z.string(),
    tunes: z.array(z.object({ tune: z.string(), readings: z.array(statsReading) })),
    allowed: z.array(z.literal('submit-tuned-stats')),
  })
  .meta({ id: 'TunedStatsOfCar' });
export type TunedStatsOfCar = z.infer<typeof tunedStatsOfCar>;
