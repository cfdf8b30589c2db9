import { z } from 'zod';
import { tune } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { plannedEventKinds } from '../planned-event-words.ts';
import {
  correctPlannedEventBody,
  eventTimes,
  kings,
  movePlannedEventBody,
  plannedEvent,
  plannedEventFacts,
  plannedEventForStaff,
  plannedEventId,
  plannedEventPage,
} from '../planned-events.ts';
import { written } from '../written.ts';

const oneEvent = z.object({ id: plannedEventId });
const views = ['planned-events'] as const;
const moment = z.iso.datetime().optional();

/** Events of the game: what is raced when, with which cars, for what. */
export const plannedEvents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events',
    summary: 'Events of the game, the last to end first; one that is shown to patrons first has its name alone',
    who: 'guest-or-member',
    query: paging(200, 100).extend({ from: moment, to: moment }),
    answer: plannedEventPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id',
    summary: 'An event of the game',
    who: 'guest-or-member',
    params: oneEvent,
    answer: plannedEvent,
    views,
    problems: ['planned-event-unknown'],
  }),
  kings: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/kings/:trackset',
    summary: 'The best cars on each track of a trackset (1 to 8), as much as who asks may see',
    who: 'guest-or-member',
    params: oneEvent.extend({ trackset: z.coerce.number<number | string>().int().min(1).max(8) }),
    query: z.object({
      criteria: z
        .string()
        .max(2_000)
        .optional()
        .meta({ examples: ['~R40_79~yStandard'] }),
      tune: tune.optional(),
    }),
    raw: 'criteria',
    answer: kings,
    views: ['planned-events', 'records', 'driving-changes'],
    problems: ['planned-event-unknown', 'patrons-only', 'criteria-invalid'],
  }),
  times: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/times',
    summary: 'Current times of the cars that fit an event on each of its tracks, for patrons of tier 2 or higher',
    who: 'member',
    scope: 'own-data',
    params: oneEvent,
    answer: eventTimes,
    views: ['planned-events', 'records', 'driving-changes'],
    problems: ['planned-event-unknown', 'patrons-only'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/calendar.ics',
    summary: 'Events as a calendar file (RFC 5545) to subscribe to, of all kinds or of one',
    who: 'anyone',
    query: z.object({ kind: z.enum(plannedEventKinds).optional() }),
    contentType: 'text/calendar; charset=utf-8',
    reads: true,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/v1/planned-event-drafts',
    summary: 'Events that nobody but staff sees: drafts, or withdrawn ones',
    who: 'moderator',
    query: paging(200, 100).extend({ shelf: z.enum(['draft', 'withdrawn']).default('draft') }),
    answer: plannedEventPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  forStaff: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/history',
    summary: 'An event with all that was told of it and what may be done about it',
    who: 'moderator',
    params: oneEvent,
    answer: plannedEventForStaff,
    views: ['planned-events', 'planned-event-history'],
    problems: ['planned-event-unknown'],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/planned-events',
    summary: 'Write down an event of the game, as a draft',
    who: 'moderator',
    body: z.object({ facts: plannedEventFacts }).strict(),
    answer: written,
    status: 201,
    problems: ['planned-event-exists', 'planned-event-invalid', 'car-unknown', 'upload-unknown'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/v1/planned-events/:id/corrections',
    summary: 'Tell an event otherwise: a new version of it',
    who: 'moderator',
    params: oneEvent,
    body: correctPlannedEventBody,
    answer: written,
    problems: [
      'planned-event-unknown',
      'planned-event-unchanged',
      'planned-event-invalid',
      'car-unknown',
      'upload-unknown',
    ],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/planned-events/:id/status',
    summary: 'Show an event to patrons first, publish it, withdraw it, or have it back as a draft',
    who: 'moderator',
    params: oneEvent,
    body: movePlannedEventBody,
    answer: written,
    problems: ['planned-event-unknown'],
  }),
};
