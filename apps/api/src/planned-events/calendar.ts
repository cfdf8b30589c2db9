import type { PlannedEvent } from '#contracts';
import type { PlannedEventDoc } from '#projections/planned-events/planned-events.projection';
import { calendarFile, type CalendarEntry, uidOfEvent } from '../calendars/calendar-file.ts';

export type EventInCalendar = PlannedEvent & Pick<PlannedEventDoc, 'changed'>;

/** Events of the game as a calendar file: a calendar shows its reader's own time. */
export const calendarOf = (events: readonly EventInCalendar[]): string =>
  calendarFile('Track Day Records: Events', events.map(entryOf));

const entryOf = ({ eventId, changed, facts }: EventInCalendar): CalendarEntry => {
  const { name: summary, startsAt, endsAt, rqLimit, requirements } = facts;
  const needed = requirements.map(({ name, atLeast }) => `${name} × ${atLeast}`);
  const description = [...needed, ...(rqLimit === null ? [] : [`RQ ${rqLimit}`])].join(' · ');
  return { uid: uidOfEvent(eventId), changed, startsAt, endsAt, summary, description };
};
