import type { ActorId, Event } from '#kernel';

/** Ways to reach somebody; a test compares these with the contracts'. */
export const reminderWays = ['app', 'mail'] as const;
export type ReminderWay = (typeof reminderWays)[number];

/** Of whom and what a reminder is. */
export type OfReminder = { readonly userId: ActorId; readonly eventId: string };

/** Somebody was reminded of an event of the game that starts then (ISO 8601, UTC). */
export type EventReminderSent = Event<
  'EventReminderSent',
  OfReminder & { readonly startsAt: string; readonly ways: readonly ReminderWay[] }
>;
