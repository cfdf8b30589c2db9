import type { Decider } from '#kernel';
import type { EventReminderSent, OfReminder } from './event-reminder.events.ts';

/** The starts of an event that a user was reminded of: an event may be postponed. */
export type EventReminders = { readonly starts: readonly string[] };

export const eventReminderStream = ({ userId, eventId }: OfReminder): string => `reminder-${userId}|${eventId}`;

export const eventReminder: Decider<EventReminders, EventReminderSent> = {
  initial: { starts: [] },
  evolve: ({ starts }, { data }) => ({ starts: [...starts, data.startsAt] }),
};
