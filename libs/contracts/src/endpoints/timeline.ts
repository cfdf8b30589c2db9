import { z } from 'zod';
import { tagsAsked } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { timelineDetail, timelineDrafts, timelinePart, timelineQuery, writeTimelineBody } from '../timeline.ts';
import { written } from '../written.ts';

const anyItem = z.object({ id: z.string().min(1).max(120) });
const oneItem = z.object({ id: z.uuid() });
const views = ['timeline'] as const;
const withVersions = ['timeline', 'version-changes'] as const;
const CALENDAR = 'text/calendar; charset=utf-8';

const acted = { who: 'moderator', params: oneItem, answer: written, problems: ['timeline-item-unknown'] } as const;
const refused = ['car-unknown', 'timeline-too-early', 'timeline-ends-too-early', 'timeline-too-long'] as const;

export const timeline = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/timeline',
    summary: 'What happened and will happen in a window of time, the latest to begin first',
    who: 'anyone',
    query: timelineQuery,
    answer: timelinePart,
    views: withVersions,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/drafts',
    summary: 'Items that only staff see yet',
    who: 'moderator',
    answer: timelineDrafts,
    views,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/feed.atom',
    summary: 'The latest of the timeline as an Atom feed',
    who: 'anyone',
    contentType: 'application/atom+xml; charset=utf-8',
    reads: true,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/calendar.ics',
    summary: 'What goes on and will, as a calendar to subscribe to',
    who: 'anyone',
    contentType: CALENDAR,
    reads: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/:id',
    summary: 'An item of the timeline with its description',
    who: 'anyone',
    params: anyItem,
    query: tagsAsked,
    answer: timelineDetail,
    views: withVersions,
    problems: ['timeline-item-unknown'],
  }),
  ofStaff: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/:id/for-staff',
    summary: 'The same of any item, with what was done to it and may be done',
    who: 'moderator',
    params: anyItem,
    answer: timelineDetail,
    views: withVersions,
    problems: ['timeline-item-unknown'],
  }),
  oneAsCalendar: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/:id/calendar.ics',
    summary: 'An item of the timeline as a calendar file',
    who: 'anyone',
    params: anyItem,
    contentType: CALENDAR,
    reads: true,
    problems: ['timeline-item-unknown'],
  }),
  draft: endpoint({
    method: 'POST',
    path: '/api/v1/timeline',
    summary: 'Write an item that only staff see until it is published',
    who: 'moderator',
    body: writeTimelineBody,
    answer: written,
    status: 201,
    problems: refused,
  }),
  revise: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/revision',
    summary: 'Say all of an item anew',
    ...acted,
    body: writeTimelineBody,
    problems: ['timeline-item-unknown', ...refused],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/publication',
    summary: 'Show a draft to everybody',
    ...acted,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/withdrawal',
    summary: 'Make an item a draft again',
    ...acted,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/removal',
    summary: 'Throw a draft away',
    ...acted,
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/return',
    summary: 'Have a draft back that was thrown away',
    ...acted,
  }),
};
