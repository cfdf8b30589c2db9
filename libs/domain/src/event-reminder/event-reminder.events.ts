import type { ActorId, Event } from '#kernel';

/** Ways of delivery; a test compares these with the contracts'. */
export const reminderChannels = ['app', 'mail'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

export type OfReminder = { readonly userId: ActorId; readonly eventId: string };

/** A user was reminded of a game event that starts then (ISO 8601, UTC). */
export type EventReminderSent = Event<
  'EventReminderSent',
  OfReminder & { readonly startsAt: string; readonly ways: readonly ReminderChannel[] }
>;
