import { z } from 'zod';
import {
  EVENT_BOARD_CHARACTERS_MAX,
  EVENT_NOTE_CHARACTERS_MAX,
  EVENT_PICKS_AT_ONCE,
  EVENT_PICKS_CHARACTERS_MAX,
  EVENT_PLACE_MAX,
} from './event-plan.enums.ts';
import { plannedEventId } from './planned-events.ts';

/**
 * What a user saves about an event, visible to them only. `cars` picked from its kings: `<car>|<tune>` with `~` between
 * them, and `on:<track>|<car>|<tune>` for the one that the others of a track are compared with; the `place` they
 * finished in; their `note`; the prizes of the `board`, cell by cell with commas between them. Null: nothing, or
 * withdrawn.
 */
const eventPick = z.object({
  eventId: plannedEventId,
  cars: z
    .string()
    .min(1)
    .max(EVENT_PICKS_CHARACTERS_MAX)
    .nullable()
    .meta({ examples: ['Flea|332'] }),
  place: z.number().int().min(1).max(EVENT_PLACE_MAX).nullable().default(null),
  note: z.string().min(1).max(EVENT_NOTE_CHARACTERS_MAX).nullable().default(null),
  board: z.string().min(1).max(EVENT_BOARD_CHARACTERS_MAX).nullable().default(null),
  changedAt: z.iso.datetime(),
});
export type EventPick = z.infer<typeof eventPick>;
/** All of it except which event and since when. */
export type SavedForEvent = Omit<EventPick, 'eventId' | 'changedAt'>;

/** `PUT /api/v1/saved-event-picks`: the changes on a device. */
export const eventPicksBody = z
  .object({ picks: z.array(eventPick).max(EVENT_PICKS_AT_ONCE) })
  .strict()
  .meta({ id: 'EventPicksBody' });

/** `GET` and `PUT /api/v1/saved-event-picks`: what the account has saved, the last changed first. */
export const eventPicksAnswer = z.object({ picks: z.array(eventPick) }).meta({ id: 'EventPicks' });
export type EventPicksAnswer = z.infer<typeof eventPicksAnswer>;
