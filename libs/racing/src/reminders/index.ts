export { isQuiet, type QuietHours } from './quiet-hours.ts';
export { isReminderDue, reminderTime, type ReminderTimes } from './reminder-time.ts';
