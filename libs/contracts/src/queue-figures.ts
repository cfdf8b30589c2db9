import { z } from 'zod';
import { queueKindNames } from './queue.enums.ts';

const count = z.number().int().nonnegative();

/** In minutes: the wait of the fastest half of the decisions, and of nine in ten; null: nothing was decided. */
const wait = z.object({ half: count, most: count }).nullable();
const decided = z.object({ approved: count, declined: count, reversed: count, wait });

/** `GET /api/v1/queue/figures`: of the last 30 days; `waiting` is current, counted to 1,000. */
export const queueFigures = z
  .object({
    kinds: z.array(decided.extend({ kind: z.enum(queueKindNames), waiting: count })),
    people: z.array(decided.extend({ by: z.object({ userId: z.string(), name: z.string().nullable() }).nullable() })),
  })
  .meta({ id: 'QueueFigures' });
export type QueueFigures = z.infer<typeof queueFigures>;

/** `GET /api/v1/queue/totals`: the same without kinds and users. */
export const queueTotals = decided.extend({ waiting: count }).meta({ id: 'QueueTotals' });
export type QueueTotals = z.infer<typeof queueTotals>;
