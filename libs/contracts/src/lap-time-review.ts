import { z } from 'zod';
import { lapTimeValue } from './cell.ts';
import { cellHistoryEntry } from './cell-history.ts';
import { lapTimeSubmission } from './lap-time-trust.ts';

const count = z.number().int().nonnegative();

/** What a moderator reads to resolve a time. `current`: the time that counts in its cell now, where that is another. */
export const lapTimeReview = z
  .object({
    time: lapTimeSubmission,
    current: cellHistoryEntry.nullable(),
    /** Other times of the cell, the newest first, at most ten. */
    others: z.array(cellHistoryEntry),
    predicted: z.object({ value: lapTimeValue, low: lapTimeValue, high: lapTimeValue }).nullable(),
    /** The car's times that predict this one best: other tunes on the track, the same tune on tracks like it. */
    near: z.array(z.object({ tune: z.string(), trackCode: z.string(), value: lapTimeValue })),
    /** The best of any car on the track. */
    best: lapTimeValue.nullable(),
    person: z.object({ name: z.string().nullable(), trust: z.number(), accepted: count, reversed: count }),
  })
  .meta({ id: 'LapTimeReview' });
export type LapTimeReview = z.infer<typeof lapTimeReview>;
