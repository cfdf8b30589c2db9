import { z } from 'zod';
import { carId, lapTimeValue, trackCode, tune } from './cell.ts';

/** One time that was submitted to a cell. `by` is null for a person who has closed the account. */
export const storyEntry = z
  .object({
    lapTimeId: z.string(),
    value: lapTimeValue,
    state: z.enum(['stands', 'replaced', 'withdrawn']),
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    at: z.iso.datetime(),
    gameVersion: z.string(),
    /** Measured before the game made the car drive otherwise: kept, and not counted. */
    past: z.literal(true).optional(),
    source: z.enum(['typed', 'demo']),
    allowed: z.array(z.enum(['withdraw-lap-time'])),
  })
  .meta({ id: 'StoryEntry' });
export type StoryEntry = z.infer<typeof storyEntry>;

/** `GET /api/v1/cells/:carId/:tune/:trackCode`: newest first; an untouched cell is an empty history, not a 404. */
export const cellStory = z
  .object({
    carId,
    tune,
    trackCode,
    history: z.array(storyEntry),
    allowed: z.array(z.enum(['submit-lap-time'])),
  })
  .meta({ id: 'CellStory' });
export type CellStory = z.infer<typeof cellStory>;
