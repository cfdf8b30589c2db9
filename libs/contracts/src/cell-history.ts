import { z } from 'zod';
import { carId, lapTimeValue, trackCode, tune } from './cell.ts';
import { lapTimeOutlier, lapTimeConfidence, lapTimeVotes } from './lap-time-trust.ts';
import { itemVersion } from './seen-version.ts';
import { uploadName } from './uploads.ts';

/**
 * One time that was submitted to a cell; `beside`: newer than the current time, but with less support. `by` is null for
 * a user who has closed the account.
 */
export const cellHistoryEntry = z
  .object({
    lapTimeId: z.string(),
    value: lapTimeValue,
    state: z.enum(['stands', 'replaced', 'beside', 'hidden', 'withdrawn']),
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    at: z.iso.datetime(),
    gameVersion: z.string(),
    /** Measured before the game changed how the car drives: stored, and not counted. */
    past: z.literal(true).optional(),
    source: z.enum(['typed', 'import', 'demo']),
    /** Its support; absent where it is hidden or withdrawn. */
    support: lapTimeConfidence.optional(),
    doubts: z.array(lapTimeOutlier).optional(),
    votes: lapTimeVotes,
    /** A picture as evidence, for those who may see it: requested with `uploads.file`. */
    evidence: uploadName.optional(),
    ...itemVersion,
    allowed: z.array(
      z.enum([
        'withdraw-lap-time',
        'vote-on-lap-time',
        'withdraw-lap-time-vote',
        'accept-lap-time',
        'hide-lap-time',
        'restore-lap-time',
        'give-lap-time-evidence',
        'remove-lap-time-evidence',
      ]),
    ),
  })
  .meta({ id: 'StoryEntry' });
export type CellHistoryEntry = z.infer<typeof cellHistoryEntry>;

/**
 * `GET /api/v1/cells/:carId/:tune/:trackCode`: newest first, the current time with the first page at the latest; an
 * untouched cell is an empty history, not a 404.
 */
export const cellHistory = z
  .object({
    carId,
    tune,
    trackCode,
    history: z.array(cellHistoryEntry),
    next: z.string().optional(),
    allowed: z.array(z.enum(['submit-lap-time'])),
  })
  .meta({ id: 'CellStory' });
export type CellHistory = z.infer<typeof cellHistory>;
