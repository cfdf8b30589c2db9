import { by, given } from '#test/decision-kit';
import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId } from '#kernel';
import type { EventReminderSent } from './event-reminder.events.ts';
import { eventReminder, type EventReminders } from './event-reminder.state.ts';
import { eventReminderPermissions } from './event-reminder.permissions.ts';
import { RemindOfEvent, remindOfEvent } from './remind-of-event.ts';

const first = '2026-11-20T21:00:00.000Z';
const later = '2026-11-21T21:00:00.000Z';
const sent = (startsAt: string): EventReminderSent => ({
  type: 'EventReminderSent',
  data: { userId: 'ann' as ActorId, eventId: 'coast-2026-11-20', startsAt, ways: ['app'] },
});
const remind =
  (startsAt: string, who = 'job:event-reminders') =>
  (state: EventReminders) =>
    remindOfEvent(new RemindOfEvent(sent(startsAt).data, by(who)), state);

describe('a reminder of an event', () => {
  it('is sent once, and again where the event was put off', () => {
    given(eventReminder)
      .when(remind(first))
      .then([sent(first)]);
    given(eventReminder, [sent(first)])
      .when(remind(first))
      .thenBroken('not-allowed');
    given(eventReminder, [sent(first)])
      .when(remind(later))
      .then([sent(later)]);
    given(eventReminder).when(remind(first, 'ann')).thenBroken('not-allowed');
  });

  it('no 10,000 commands lead where no row of the table leads', async () => {
    const starts = (n: number) => (n % 3 === 0 ? later : first);
    const came = await walkTable({
      table: eventReminderPermissions,
      decider: eventReminder,
      commands: {
        'remind-of-event': (meta, n, state) => ({
          item: (of: EventReminders) => ({ ...of, startsAt: starts(n) }),
          decide: () => remindOfEvent(new RemindOfEvent(sent(starts(n)).data, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(eventReminderPermissions));
  });
});
