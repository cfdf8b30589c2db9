import { z } from 'zod';
import { carId, trackCode, tune } from './cell.ts';

/** `POST /api/v1/lap-times`: the time as typed; the server parses it. */
export const submitLapTimeBody = z
  .object({ carId, tune, trackCode, time: z.string().max(40) })
  .strict()
  .meta({ id: 'SubmitLapTime' });
export type SubmitLapTimeBody = z.infer<typeof submitLapTimeBody>;

/**
 * A user chose these cars and views them: it counts for the most compared cars and for wanted times, by day, without
 * the user.
 */
export const looked = z.literal('yes').optional();

/** Whether doubted or disputed times count among the values; they are reported either way. */
export const disputed = z.enum(['without', 'with']).optional();

/** As large as a deck may be. `POST /api/v1/lap-times/matrix`, and the `GET` in the deck link's grammar (`deck=~K…~C…~T…`). */
export const matrixBody = z
  .object({
    cars: z.array(z.object({ carId, tune })).min(1).max(60),
    tracks: z.array(trackCode).min(1).max(600),
    since: z.number().int().nonnegative().optional(),
    looked,
    disputed,
  })
  .strict()
  .meta({ id: 'MatrixQuestion' });
export type MatrixBody = z.infer<typeof matrixBody>;

/** Seconds (metres per second on a test bowl), 'dnf', or null where there is no time. */
export const matrixValue = z.union([z.number().positive(), z.literal('dnf'), z.null()]);
export type MatrixValue = z.infer<typeof matrixValue>;

/**
 * Times measured before the game changed how the car drives, as [column, row, value]: shown, marked, and not counted;
 * their place among today's values is null. Absent: there are none.
 */
const pastValues = z.array(z.tuple([z.number().int(), z.number().int(), matrixValue])).optional();

/**
 * Times that are doubted or disputed where a cell has no better one, as [column, row, value]: shown, marked, and not
 * counted; their place among the values is null, unless requested. Absent: there are none.
 */
const disputedValues = pastValues;

/**
 * Known card stats of columns in their tunes, as [column, top speed in mph, seconds to 60 mph (null: never), handling];
 * without stats read off its card, a column's are calculated. Absent: nothing is known.
 */
const cardsOfColumns = z
  .array(z.tuple([z.number().int(), z.number().int(), z.number().nullable(), z.number().int()]))
  .optional();
export type CardsOfColumns = NonNullable<z.infer<typeof cardsOfColumns>>;

/**
 * One column a car, one value a track, both in the order of the request; `position` is a lower bound of what they
 * contain.
 */
export const matrixAnswer = z
  .object({
    position: z.number().int().nonnegative(),
    columns: z.array(z.array(matrixValue)),
    past: pastValues,
    disputed: disputedValues,
    stats: cardsOfColumns,
  })
  .meta({ id: 'Matrix' });
export type MatrixAnswer = z.infer<typeof matrixAnswer>;

/** With `since`: only what is newer, as [column, row, value]. */
export const matrixChanges = z
  .object({
    position: z.number().int().nonnegative(),
    changes: z.array(z.tuple([z.number().int(), z.number().int(), matrixValue])),
    past: pastValues,
    disputed: disputedValues,
    stats: cardsOfColumns,
  })
  .meta({ id: 'MatrixChanges' });
export type MatrixChanges = z.infer<typeof matrixChanges>;
