import { Command } from '#kernel';
import type { EventReminderSent } from './event-reminder.events.ts';
import type { EventReminders } from './event-reminder.state.ts';
import { eventReminderPermissions } from './event-reminder.permissions.ts';

export class RemindOfEvent extends Command<EventReminderSent['data']> {}

export const remindOfEvent = ({ data, meta }: RemindOfEvent, state: EventReminders): readonly EventReminderSent[] => {
  eventReminderPermissions.check('remind-of-event', { ...state, startsAt: data.startsAt }, meta);
  return [{ type: 'EventReminderSent', data }];
};
