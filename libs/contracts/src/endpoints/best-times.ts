import { z } from 'zod';
import { bestTimesOfTrack } from '../best-times.ts';
import { trackCode } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';

export const bestTimes = {
  ofTrack: endpoint({
    method: 'GET',
    path: '/api/v1/best-times/:trackCode',
    summary: 'Current times of a track as [car, tune, seconds or metres a second], the best first',
    who: 'anyone',
    params: z.object({ trackCode }),
    query: paging(500, 100),
    answer: bestTimesOfTrack,
    views: ['records', 'driving-changes'],
    problems: ['track-unknown', 'condition-unknown', 'cursor-unreadable'],
  }),
};
