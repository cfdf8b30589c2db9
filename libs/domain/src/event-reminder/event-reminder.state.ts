import type { Decider } from '#kernel';
import type { EventReminderSent, OfReminder } from './event-reminder.events.ts';

/** Of which starts of an event somebody was reminded: an event may be put off. */
export type EventReminders = { readonly starts: readonly string[] };

export const eventReminderStream = ({ userId, eventId }: OfReminder): string => `reminder-${userId}|${eventId}`;

export const eventReminder: Decider<EventReminders, EventReminderSent> = {
  initial: { starts: [] },
  evolve: ({ starts }, { data }) => ({ starts: [...starts, data.startsAt] }),
};
