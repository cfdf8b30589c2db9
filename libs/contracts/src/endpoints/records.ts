import { z } from 'zod';
import { trackCode } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { latestRecords, latestTimes, MOST_COMPARED_MAX, mostCompared, recordOfTrack, wantedTimes } from '../records.ts';

const views = ['records', 'driving-changes'] as const;

/** Which times are the best of their track, and which are new. */
export const records = {
  latest: endpoint({
    method: 'GET',
    path: '/api/v1/records',
    summary: 'Times that beat the best known of their track, among the latest 2,000 times; the newest first',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number<number | string>().int().min(1).max(50).default(10) }),
    answer: latestRecords,
    views,
  }),
  ofTrack: endpoint({
    method: 'GET',
    path: '/api/v1/records/:trackCode',
    summary: 'The best current time of a track, and what it beat',
    who: 'anyone',
    params: z.object({ trackCode }),
    answer: recordOfTrack,
    views,
    problems: ['track-unknown', 'condition-unknown'],
  }),
  latestTimes: endpoint({
    method: 'GET',
    path: '/api/v1/latest-times',
    summary: 'Current times of all cells, the newest first',
    who: 'anyone',
    query: paging(200, 20),
    answer: latestTimes,
    views,
    problems: ['cursor-unreadable'],
  }),
  wanted: endpoint({
    method: 'GET',
    path: '/api/v1/wanted-times',
    summary:
      'Cells that were looked at most in 30 days and have no time, and those whose times a new version made past',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number<number | string>().int().min(1).max(200).default(20) }),
    answer: wantedTimes,
    views: ['lap-times', ...views],
  }),
  mostCompared: endpoint({
    method: 'GET',
    path: '/api/v1/most-compared',
    summary: 'Cars that were compared most in 30 days',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number<number | string>().int().min(1).max(MOST_COMPARED_MAX).default(10) }),
    answer: mostCompared,
    reads: true,
  }),
};
