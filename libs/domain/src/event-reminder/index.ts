export { eventReminderCommands } from './event-reminder.commands.ts';
export { type EventReminderSent, type ReminderWay, reminderWays } from './event-reminder.events.ts';
export { eventReminder, eventReminderStream } from './event-reminder.state.ts';
export { eventReminderWhoMay } from './event-reminder.who-may.ts';
export { RemindOfEvent } from './remind-of-event.ts';
