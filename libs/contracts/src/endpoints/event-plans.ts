import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { eventPicksAnswer, eventPicksBody } from '../event-picks.ts';
import { eventChoiceBody, eventPlan, reminderSettings } from '../event-plans.ts';

/** The user's plan for events of the game: reminders, and a personal calendar. */
export const eventPlans = {
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/me/event-reminders',
    formerly: '/api/v1/me/event-plan',
    summary: 'Get your event reminders, chosen events and calendar address',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: eventPlan,
    views: ['planned-events'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/v1/me/event-reminders/channels',
    formerly: '/api/v1/me/event-plan/reminders',
    summary: 'Set how and when you are reminded, and your quiet hours',
    who: 'member',
    limitedAs: 'nothing',
    body: reminderSettings,
    answer: eventPlan,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/me/event-reminders/choices',
    formerly: '/api/v1/me/event-plan/choices',
    summary: 'Include or exclude an event or an event type',
    who: 'member',
    limitedAs: 'nothing',
    body: eventChoiceBody,
    answer: eventPlan,
  }),
  openCalendar: endpoint({
    method: 'POST',
    path: '/api/v1/me/event-reminders/calendar',
    formerly: '/api/v1/me/event-plan/calendar',
    summary: 'Create a new secret calendar address; the previous one stops working',
    who: 'member',
    answer: eventPlan,
  }),
  closeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/event-reminders/calendar',
    formerly: '/api/v1/me/event-plan/calendar',
    summary: 'Revoke your calendar address',
    who: 'member',
    limitedAs: 'nothing',
    answer: eventPlan,
  }),
  picks: endpoint({
    method: 'GET',
    path: '/api/v1/saved-event-picks',
    formerly: '/api/v1/event-picks',
    summary: 'List the cars you picked from the kings of events',
    who: 'member',
    scope: 'own-data',
    limitedAs: 'nothing',
    answer: eventPicksAnswer,
  }),
  keepPicks: endpoint({
    method: 'PUT',
    path: '/api/v1/saved-event-picks',
    formerly: '/api/v1/event-picks',
    summary: 'Save picked kings unless newer picks of the same event exist; returns all',
    who: 'member',
    body: eventPicksBody,
    answer: eventPicksAnswer,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/event-calendars/:secret',
    summary: 'Get a user’s event calendar (RFC 5545) by its secret address',
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
