import { permissionTable } from '#kernel';
import { isOperator } from '../caller-roles.ts';
import type { EventReminders } from './event-reminder.state.ts';

type OfStart = EventReminders & { readonly startsAt: string };

const wasSent = ({ starts, startsAt }: OfStart): boolean => starts.includes(startsAt);

/** A user is reminded of a start once. */
export const eventReminderPermissions = permissionTable(
  [{ command: 'remind-of-event', from: 'not reminded', to: 'reminded', who: 'operator' }],
  {
    from: {
      'not reminded': (item: OfStart): boolean => !wasSent(item),
      reminded: wasSent,
    },
    who: { operator: isOperator },
  },
);
