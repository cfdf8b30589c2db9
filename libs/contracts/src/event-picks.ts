import { z } from 'zod';
import { EVENT_PICKS_AT_ONCE, EVENT_PICKS_CHARACTERS_MAX } from './event-plan-words.ts';
import { plannedEventId } from './planned-events.ts';

/**
 * Cars that somebody picked of an event's kings: `<car>|<tune>` with `~` between them, and `on:<track>|<car>|<tune>` for
 * the one that the others of a track are told beside; null: they took all back.
 */
const eventPick = z.object({
  eventId: plannedEventId,
  cars: z
    .string()
    .min(1)
    .max(EVENT_PICKS_CHARACTERS_MAX)
    .nullable()
    .meta({ examples: ['Flea|332'] }),
  changedAt: z.iso.datetime(),
});
export type EventPick = z.infer<typeof eventPick>;

/** `PUT /api/v1/event-picks`: what was changed on a device. */
export const eventPicksBody = z
  .object({ picks: z.array(eventPick).max(EVENT_PICKS_AT_ONCE) })
  .strict()
  .meta({ id: 'EventPicksBody' });

/** `GET` and `PUT /api/v1/event-picks`: what the account keeps, the last changed first. */
export const eventPicksAnswer = z.object({ picks: z.array(eventPick) }).meta({ id: 'EventPicks' });
export type EventPicksAnswer = z.infer<typeof eventPicksAnswer>;
