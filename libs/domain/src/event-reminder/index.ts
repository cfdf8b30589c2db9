export { eventReminderCommands } from './event-reminder.commands.ts';
export { type EventReminderSent, type ReminderChannel, reminderChannels } from './event-reminder.events.ts';
export { eventReminder, eventReminderStream } from './event-reminder.state.ts';
export { eventReminderPermissions } from './event-reminder.permissions.ts';
export { RemindOfEvent } from './remind-of-event.ts';
