import { z } from 'zod';
import { tune } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { plannedEventKinds } from '../planned-event.enums.ts';
import {
  correctPlannedEventBody,
  eventTimes,
  kings,
  movePlannedEventBody,
  plannedEvent,
  plannedEventAttributes,
  plannedEventForStaff,
  plannedEventId,
  plannedEventPage,
} from '../planned-events.ts';
import { written } from '../written.ts';

const oneEvent = z.object({ id: plannedEventId });
const views = ['planned-events'] as const;
const moment = z.iso.datetime().optional();

/** Events of the game: what is raced when, with which cars, for which prizes. */
export const plannedEvents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events',
    summary: 'List game events, latest end first; for events in patron preview, only the name',
    who: 'guest-or-member',
    query: paging(200, 100).extend({ from: moment, to: moment }),
    answer: plannedEventPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id',
    summary: 'Get a game event',
    who: 'guest-or-member',
    params: oneEvent,
    answer: plannedEvent,
    views,
    problems: ['planned-event-unknown'],
  }),
  kings: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/kings/:trackset',
    summary: 'List the best cars on each track of a trackset (1 to 8), as far as your access allows',
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
    views: ['planned-events', 'records', 'race-stat-changes'],
    problems: ['planned-event-unknown', 'patrons-only', 'criteria-invalid'],
  }),
  times: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/times',
    summary: 'List the current times of eligible cars on each track of an event; patrons of tier 2 or higher',
    who: 'member',
    scope: 'own-data',
    params: oneEvent,
    answer: eventTimes,
    views: ['planned-events', 'records', 'race-stat-changes'],
    problems: ['planned-event-unknown', 'patrons-only'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/calendar.ics',
    summary: 'Subscribe to events as a calendar file (RFC 5545), all types or one',
    who: 'anyone',
    query: z.object({ kind: z.enum(plannedEventKinds).optional() }),
    contentType: 'text/calendar; charset=utf-8',
    reads: true,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/v1/planned-event-drafts',
    summary: 'List draft or withdrawn events (staff only)',
    who: 'moderator',
    query: paging(200, 100).extend({ shelf: z.enum(['draft', 'withdrawn']).default('draft') }),
    answer: plannedEventPage,
    views,
    problems: ['cursor-unreadable'],
  }),
  forStaff: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/history',
    summary: 'Get an event with its history and permitted actions',
    who: 'moderator',
    params: oneEvent,
    answer: plannedEventForStaff,
    views: ['planned-events', 'planned-event-history'],
    problems: ['planned-event-unknown'],
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/planned-events',
    summary: 'Create an event as a draft',
    who: 'moderator',
    body: z.object({ facts: plannedEventAttributes }).strict(),
    answer: written,
    status: 201,
    problems: ['planned-event-exists', 'planned-event-invalid', 'car-unknown', 'upload-unknown'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/v1/planned-events/:id/corrections',
    summary: 'Update an event; creates a new version',
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
    summary: 'Preview for patrons, publish, withdraw or restore an event',
    who: 'moderator',
    params: oneEvent,
    body: movePlannedEventBody,
    answer: written,
    problems: ['planned-event-unknown'],
  }),
};
