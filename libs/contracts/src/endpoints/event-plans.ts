import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { eventPicksAnswer, eventPicksBody } from '../event-picks.ts';
import { eventChoiceBody, eventPlan, reminderSettings } from '../event-plans.ts';

/** What one wants to know of events of the game: reminders, and a calendar of one's own. */
export const eventPlans = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/me/event-plan',
    summary: 'How you are reminded of events, which you chose, and where your calendar is',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: eventPlan,
    views: ['planned-events'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/me/event-plan/reminders',
    summary: 'Be reminded in these ways, so long before, and not in quiet hours',
    who: 'member',
    limitedAs: 'nothing',
    body: reminderSettings,
    answer: eventPlan,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/me/event-plan/choices',
    summary: 'Choose an event or a kind of events, or leave it out',
    who: 'member',
    limitedAs: 'nothing',
    body: eventChoiceBody,
    answer: eventPlan,
  }),
  openCalendar: endpoint({
    method: 'POST',
    path: '/api/v1/me/event-plan/calendar',
    summary: 'Have a new secret address for your calendar; the one before leads nowhere',
    who: 'member',
    answer: eventPlan,
  }),
  closeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/event-plan/calendar',
    summary: 'Have no address for your calendar any more',
    who: 'member',
    limitedAs: 'nothing',
    answer: eventPlan,
  }),
  picks: endpoint({
    method: 'GET',
    path: '/api/v1/event-picks',
    summary: 'Cars that you picked of the kings of events',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: eventPicksAnswer,
  }),
  keepPicks: endpoint({
    method: 'PUT',
    path: '/api/v1/event-picks',
    summary: 'Keep cars picked of kings, each unless newer ones of its event are there; answers all',
    who: 'member',
    body: eventPicksBody,
    answer: eventPicksAnswer,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/event-calendars/:secret',
    summary: 'The calendar file (RFC 5545) of what somebody chose, for whoever knows its address',
    who: 'anyone',
    params: z.object({
      secret: z
        .string()
        .regex(/^[\w-]{20,80}\.ics$/)
        .meta({ examples: ['nobodys-own-secret-address.ics'] }),
    }),
    contentType: 'text/calendar; charset=utf-8',
    reads: true,
    problems: ['event-calendar-unknown'],
  }),
};
