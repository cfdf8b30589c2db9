import { commandsOf, decision } from '#kernel';
import type { OfReminder } from './event-reminder.events.ts';
import { eventReminder, eventReminderStream } from './event-reminder.state.ts';
import { RemindOfEvent, remindOfEvent } from './remind-of-event.ts';

export const eventReminderCommands = commandsOf({
  decider: eventReminder,
  stream: eventReminderStream,
  decisions: [decision(RemindOfEvent, remindOfEvent, { id: ({ eventId }: OfReminder) => eventId, begins: true })],
});
