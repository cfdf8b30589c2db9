import { z } from 'zod';
import { requestedTags } from '../catalogue.ts';
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
    summary: 'List timeline items in a period, latest start first',
    who: 'anyone',
    query: timelineQuery,
    answer: timelinePart,
    views: withVersions,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/drafts',
    summary: 'List draft items (staff only)',
    who: 'moderator',
    answer: timelineDrafts,
    views,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/feed.atom',
    summary: 'Get the latest timeline items as an Atom feed',
    who: 'anyone',
    contentType: 'application/atom+xml; charset=utf-8',
    reads: true,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/calendar.ics',
    summary: 'Subscribe to current and upcoming items as a calendar',
    who: 'anyone',
    contentType: CALENDAR,
    reads: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/:id',
    summary: 'Get a timeline item with its description',
    who: 'anyone',
    params: anyItem,
    query: requestedTags,
    answer: timelineDetail,
    views: withVersions,
    problems: ['timeline-item-unknown'],
  }),
  ofStaff: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/:id/for-staff',
    summary: 'Get an item with its history and permitted actions (staff only)',
    who: 'moderator',
    params: anyItem,
    answer: timelineDetail,
    views: withVersions,
    problems: ['timeline-item-unknown'],
  }),
  oneAsCalendar: endpoint({
    method: 'GET',
    path: '/api/v1/timeline/:id/calendar.ics',
    summary: 'Get a timeline item as a calendar file',
    who: 'anyone',
    params: anyItem,
    contentType: CALENDAR,
    reads: true,
    problems: ['timeline-item-unknown'],
  }),
  draft: endpoint({
    method: 'POST',
    path: '/api/v1/timeline',
    summary: 'Create a draft item',
    who: 'moderator',
    body: writeTimelineBody,
    answer: written,
    status: 201,
    problems: refused,
  }),
  revise: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/revision',
    summary: 'Replace the content of an item',
    ...acted,
    body: writeTimelineBody,
    problems: ['timeline-item-unknown', ...refused],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/publication',
    summary: 'Publish a draft',
    ...acted,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/withdraw',
    formerly: '/api/v1/timeline/:id/withdrawal',
    summary: 'Turn a published item back into a draft',
    ...acted,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/removal',
    summary: 'Delete a draft',
    ...acted,
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/timeline/:id/restore',
    formerly: '/api/v1/timeline/:id/return',
    summary: 'Restore a deleted draft',
    ...acted,
  }),
};
