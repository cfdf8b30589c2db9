import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import type { ProblemCode } from '../problem.ts';
import {
  claimItemBody,
  decideItemBody,
  myQueuePage,
  notificationList,
  passItemOnBody,
  queueDetail,
  queuePage,
  sayBody,
} from '../queue.ts';
import { queueFigures, queueTotals } from '../queue-figures.ts';
import { queueKindNames } from '../queue-words.ts';
import { written } from '../written.ts';

const oneItem = z.object({ kind: z.enum(queueKindNames), itemId: z.string().min(1).max(250) });
const GONE = ['queue-item-unknown', 'queue-item-decided', 'queue-item-not-claimed'] as const;
const NOT_YOURS = [...GONE, 'queue-item-taken', 'queue-item-not-for-you'] as const;
/** Besides, what each kind's own rules say. */
const OF_KINDS: readonly ProblemCode[] = [
  'car-not-pending',
  'car-incomplete',
  'car-invalid',
  'car-already-pending',
  'car-already-released',
  'lap-time-unknown',
  'lap-time-withdrawn',
  'template-unknown',
  'car-photo-unknown',
  'car-photo-not-pending',
  'car-loop-unknown',
  'car-loop-not-pending',
  'car-review-unknown',
  'car-review-hidden',
  'changed-meanwhile',
  'import-unknown',
  'import-row-unknown',
  'import-row-settled',
  'import-row-open',
  'import-rolled-back',
  'car-unknown',
  'car-retired',
  'report-unknown',
  'appeal-unknown',
  'appeal-decided',
];
const views = [
  'waiting',
  'said-times',
  'cell-story',
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
    summary: 'Everything that waits for a moderator, by priority, then the longest waiting first',
    who: 'moderator',
    query: page.extend({ kind: z.enum(queueKindNames).optional() }),
    answer: queuePage,
    views,
    problems: ['cursor-unreadable'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/queue/mine',
    summary: 'What you submitted for review, the newest first, with its place in the queue',
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
    summary: 'What waits, what was decided in 30 days and taken back again, and how long that took, by kind and person',
    who: 'moderator',
    answer: queueFigures,
    views: ['waiting'],
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/v1/queue/totals',
    summary: 'How much waits for moderators, and what they decided in 30 days; up to a minute old',
    who: 'anyone',
    answer: queueTotals,
    reads: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/queue/:kind/:itemId',
    summary: 'An item of the queue, with what is read to decide on it',
    who: 'moderator',
    params: oneItem,
    answer: queueDetail,
    views,
    problems: ['queue-item-unknown'],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/claim',
    summary: 'Have an item to yourself for 15 minutes, or for 15 more; to take it from another needs a reason',
    who: 'moderator',
    params: oneItem,
    body: claimItemBody,
    answer: written,
    problems: NOT_YOURS,
  }),
  letGo: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/release',
    summary: 'Let others have an item again',
    who: 'moderator',
    params: oneItem,
    answer: written,
    problems: NOT_YOURS,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/question',
    summary: 'Ask whoever submitted an item that you claimed',
    who: 'moderator',
    params: oneItem,
    body: sayBody,
    answer: written,
    problems: NOT_YOURS,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/answer',
    summary: 'Answer what a moderator asked about what you submitted',
    who: 'member',
    params: oneItem,
    body: sayBody,
    answer: written,
    problems: ['queue-item-unknown', 'queue-no-question', 'not-allowed'],
  }),
  passOn: endpoint({
    method: 'POST',
    path: '/api/v1/queue/:kind/:itemId/passing',
    summary: 'Leave an item that you claimed to another moderator, or to an admin',
    who: 'moderator',
    params: oneItem,
    body: passItemOnBody,
    answer: written,
    problems: NOT_YOURS,
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
    path: '/api/v1/queue/:kind/:itemId/reopening',
    summary: 'Undo what was decided on an item: it waits again',
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
    summary: 'What became of what you submitted for review, and questions about it; newest first',
    who: 'member',
    limitedAs: 'nothing',
    answer: notificationList,
    views: ['notifications', 'cars', 'planned-events'],
  }),
};
