import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import {
  claimItemBody,
  decideItemBody,
  myQueuePage,
  notificationList,
  passItemOnBody,
  queueDetail,
  queuePage,
  itemMessageBody,
} from '../queue.ts';
import { queueFigures, queueTotals } from '../queue-figures.ts';
import { queueKindNames } from '../queue.enums.ts';
import { written } from '../written.ts';
import { OF_KINDS } from './queue-problems.ts';

const oneItem = z.object({ kind: z.enum(queueKindNames), itemId: z.string().min(1).max(250) });
const GONE = ['queue-item-unknown', 'queue-item-decided', 'queue-item-not-claimed'] as const;
const NOT_YOURS = [...GONE, 'queue-item-taken', 'queue-item-not-for-you'] as const;
const views = [
  'review-queue',
  'lap-time-submissions',
  'cell-history',
  'lap-times',
  'trust',
  'templates',
  'pending-cars',
  'car-photos',
  'car-loops',
  'car-review-reports',
  'import-rows',
  'cars',
] as const;
const page = paging(100, 50);

export const queue = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/queue',
    summary: 'List the items waiting for review by priority, then oldest first',
    who: 'moderator',
    query: page.extend({ kind: z.enum(queueKindNames).optional() }),
    answer: queuePage,
    views,
    problems: ['cursor-unreadable'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/queue/mine',
    summary: 'List your submissions, newest first, with their place in the queue',
    who: 'member',
    limitedAs: 'nothing',
    query: page,
    answer: myQueuePage,
    views,
    problems: ['cursor-unreadable'],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/queue/figures',
    summary: 'Get moderation statistics of 30 days by type and person: waiting, decided, reversed and duration',
    who: 'moderator',
    answer: queueFigures,
    views: ['review-queue'],
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/v1/queue/totals',
    summary: 'Get the number of waiting items and of decisions in 30 days; up to a minute old',
    who: 'anyone',
    answer: queueTotals,
    reads: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/queue/:kind/:itemId',
    summary: 'Get a queue item with everything needed to decide on it',
    who: 'moderator',
    params: oneItem,
    answer: queueDetail,
    views,
    problems: ['queue-item-unknown'],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/claim',
    summary: 'Claim an item for 15 minutes, or extend your claim; taking it over needs a reason',
    who: 'moderator',
    params: oneItem,
    body: claimItemBody,
    answer: written,
    problems: NOT_YOURS,
  }),
  letGo: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/release',
    summary: 'Release your claim on an item',
    who: 'moderator',
    params: oneItem,
    answer: written,
    problems: NOT_YOURS,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/question',
    summary: 'Ask the submitter of an item you claimed a question',
    who: 'moderator',
    params: oneItem,
    body: itemMessageBody,
    answer: written,
    problems: NOT_YOURS,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/answer',
    summary: 'Answer a moderator’s question about your submission',
    who: 'member',
    params: oneItem,
    body: itemMessageBody,
    answer: written,
    problems: ['queue-item-unknown', 'queue-no-question', 'not-allowed'],
  }),
  passOn: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/reassignment',
    formerly: '/api/v1/queue/:kind/:itemId/passing',
    summary: 'Pass an item you claimed to another moderator, or to an admin',
    who: 'moderator',
    params: oneItem,
    body: passItemOnBody,
    answer: written,
    problems: NOT_YOURS,
  }),
  takeAlone: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/override',
    formerly: '/api/v1/queue/:kind/:itemId/taking-alone',
    summary: 'As an admin, take over your own item because no other staff member can; the reason is logged',
    who: 'admin',
    params: oneItem,
    body: itemMessageBody,
    answer: written,
    problems: [...NOT_YOURS, 'queue-item-for-others'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/decision',
    summary: 'Approve or decline an item',
    who: 'moderator',
    params: oneItem,
    body: decideItemBody,
    answer: written,
    problems: [...NOT_YOURS, ...OF_KINDS, 'shape-invalid'],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/reopen',
    formerly: '/api/v1/queue/:kind/:itemId/reopening',
    summary: 'Undo the decision on an item; it returns to the queue',
    who: 'moderator',
    params: oneItem,
    answer: written,
    problems: [...NOT_YOURS, ...OF_KINDS],
  }),
};

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/notifications',
    summary: 'List your notifications on submissions: decisions and questions, newest first',
    who: 'member',
    limitedAs: 'nothing',
    answer: notificationList,
    views: ['notifications', 'cars', 'planned-events'],
  }),
};
