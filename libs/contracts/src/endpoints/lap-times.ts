import { z } from 'zod';
import { cellAddress } from '../cell.ts';
import { cellHistory } from '../cell-history.ts';
import { endpoint } from '../endpoint.ts';
import { disputed, looked, matrixAnswer, matrixBody, matrixChanges, submitLapTimeBody } from '../lap-times.ts';
import { lapTimeFaults } from '../lap-time.enums.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

const MATRIX_VIEWS = ['lap-times', 'race-stat-changes', 'tuned-stats', 'cell-history'] as const;
const matrixAnswers = z.union([matrixAnswer, matrixChanges]);
const UNREADABLE_CELL = ['tune-invalid', 'track-unknown', 'condition-unknown'] as const;

export const lapTimes = {
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/lap-times',
    summary: 'Submit a lap time',
    who: 'member',
    scope: 'lap-times',
    limitedAs: 'lap-times',
    body: submitLapTimeBody,
    answer: written,
    status: 201,
    problems: [...UNREADABLE_CELL, 'car-unknown', 'lap-time-already-stands', ...lapTimeFaults],
    feature: 'times',
  }),
  matrix: endpoint({
    method: 'GET',
    path: '/api/v1/lap-times/matrix',
    summary:
      'Get the lap times of cars with tunes × tracks; the query uses the deck link grammar, up to 4 kB (id@24.1 names a car as of version 24.1)',
    who: 'anyone',
    query: z.object({
      deck: z.string().meta({ examples: ['~KtRoad_a00~CHonda_NSX_1990~T332'] }),
      since: z.coerce.number<number | string>().int().nonnegative().optional(),
      looked,
      disputed,
    }),
    raw: 'deck',
    answer: matrixAnswers,
    views: MATRIX_VIEWS,
    problems: [
      ...UNREADABLE_CELL,
      'deck-item-unreadable',
      'deck-tune-without-car',
      'deck-too-many-cars',
      'deck-too-many-tracks',
      'deck-too-long',
    ],
  }),
  matrixByPost: endpoint({
    method: 'POST',
    path: '/api/v1/lap-times/matrix',
    summary: 'Get the same matrix when the query is too long for a URL',
    who: 'anyone',
    asks: true,
    body: matrixBody,
    answer: matrixAnswers,
    views: MATRIX_VIEWS,
    problems: UNREADABLE_CELL,
  }),
  story: endpoint({
    method: 'GET',
    path: '/api/v1/cells/:carId/:tune/:trackCode',
    summary: 'Get the history of a cell: who submitted which time and when, newest first',
    who: 'guest-or-member',
    params: cellAddress,
    query: paging(200, 50),
    answer: cellHistory,
    views: ['cell-history', 'race-stat-changes', 'cars', 'lap-time-evidence', 'review-queue'],
    problems: [...UNREADABLE_CELL, 'car-unknown', 'cursor-unreadable'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v1/cells/:carId/:tune/:trackCode/lap-times/:lapTimeId',
    summary: 'Withdraw your own lap time',
    who: 'member',
    scope: 'lap-times',
    params: cellAddress.extend({ lapTimeId: z.uuid() }),
    answer: written,
    problems: [...UNREADABLE_CELL, 'cell-unknown', 'lap-time-unknown', 'lap-time-not-yours', 'lap-time-withdrawn'],
  }),
};
