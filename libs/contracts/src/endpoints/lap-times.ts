import { z } from 'zod';
import { cellAddress } from '../cell.ts';
import { cellStory } from '../cell-story.ts';
import { endpoint } from '../endpoint.ts';
import { disputed, looked, matrixAnswer, matrixBody, matrixChanges, submitLapTimeBody } from '../lap-times.ts';
import { lapTimeFaults } from '../lap-time-words.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

const MATRIX_VIEWS = ['lap-times', 'driving-changes', 'tuned-stats', 'cell-story'] as const;
const matrixAnswers = z.union([matrixAnswer, matrixChanges]);
const UNREADABLE_CELL = ['tune-invalid', 'track-unknown', 'condition-unknown'] as const;

export const lapTimes = {
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/lap-times',
    summary: 'Say what a car does on a track',
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
      'Cars with tunes × tracks, asked for in the grammar of deck links, up to 4 kB; a car as version 24.1 had it is named id@24.1',
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
    summary: 'The same question, where it is too long for an address',
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
    summary: 'Who said what about a cell, and when; newest first',
    who: 'guest-or-member',
    params: cellAddress,
    query: paging(200, 50),
    answer: cellStory,
    views: ['cell-story', 'driving-changes', 'cars', 'lap-time-evidence', 'waiting'],
    problems: [...UNREADABLE_CELL, 'car-unknown', 'cursor-unreadable'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v1/cells/:carId/:tune/:trackCode/lap-times/:lapTimeId',
    summary: 'Take back a time of one’s own',
    who: 'member',
    scope: 'lap-times',
    params: cellAddress.extend({ lapTimeId: z.uuid() }),
    answer: written,
    problems: [...UNREADABLE_CELL, 'cell-unknown', 'lap-time-unknown', 'lap-time-not-yours', 'lap-time-withdrawn'],
  }),
};
