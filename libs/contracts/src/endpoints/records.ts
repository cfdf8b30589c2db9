import { z } from 'zod';
import { trackCode } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import {
  latestRecords,
  latestTimes,
  MOST_COMPARED_MAX,
  mostCompared,
  recordOfTrack,
  missingTimes,
} from '../records.ts';

const views = ['records', 'race-stat-changes'] as const;

/** Which times are the best of their track, and which are new. */
export const records = {
  latest: endpoint({
    method: 'GET',
    path: '/api/v1/records',
    summary:
      'List the latest times that beat the best known time of their track (among the latest 2,000 times), newest first',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number<number | string>().int().min(1).max(50).default(10) }),
    answer: latestRecords,
    views,
  }),
  ofTrack: endpoint({
    method: 'GET',
    path: '/api/v1/records/:trackCode',
    summary: 'Get the best current time of a track, and the time it beat',
    who: 'anyone',
    params: z.object({ trackCode }),
    answer: recordOfTrack,
    views,
    problems: ['track-unknown', 'condition-unknown'],
  }),
  latestTimes: endpoint({
    method: 'GET',
    path: '/api/v1/latest-times',
    summary: 'List the current times of all cells, newest first',
    who: 'anyone',
    query: paging(200, 20),
    answer: latestTimes,
    views,
    problems: ['cursor-unreadable'],
  }),
  wanted: endpoint({
    method: 'GET',
    path: '/api/v1/missing-times',
    formerly: '/api/v1/wanted-times',
    summary: 'List the cells viewed most in 30 days that have no time, or only times from before a game update',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number<number | string>().int().min(1).max(200).default(20) }),
    answer: missingTimes,
    views: ['lap-times', ...views],
  }),
  mostCompared: endpoint({
    method: 'GET',
    path: '/api/v1/most-compared',
    summary: 'List the cars compared most in 30 days',
    who: 'anyone',
    query: z.object({ limit: z.coerce.number<number | string>().int().min(1).max(MOST_COMPARED_MAX).default(10) }),
    answer: mostCompared,
    reads: true,
  }),
};
