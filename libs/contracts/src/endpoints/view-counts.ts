import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { looked } from '../lap-times.ts';
import { plannedEventId } from '../planned-events.ts';
import { viewCount } from '../records.ts';
import { ONE_ROUND, oneRound, ROUND_UNKNOWN } from './one-round.ts';

const query = z.object({ looked });

/** How often one thing was viewed; a request from a visitor who has just arrived counts as one more. */
export const viewCounts = {
  atRound: endpoint({
    method: 'GET',
    path: `${ONE_ROUND}/views`,
    formerly: `${ONE_ROUND}/looks`,
    summary: 'Get the views of a round in 30 days; with `looked`, count this view too',
    who: 'guest-or-member',
    params: oneRound,
    query,
    answer: viewCount,
    reads: true,
    problems: ROUND_UNKNOWN,
  }),
  atEvent: endpoint({
    method: 'GET',
    path: '/api/v1/planned-events/:id/views',
    formerly: '/api/v1/planned-events/:id/looks',
    summary: 'Get the views of an event in 30 days; with `looked`, count this view too',
    who: 'guest-or-member',
    params: z.object({ id: plannedEventId }),
    query,
    answer: viewCount,
    reads: true,
    problems: ['planned-event-unknown'],
  }),
};
