import { z } from 'zod';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { voteBody } from '../lap-time-trust.ts';
import { hideTunedStatsBody, submitTunedStatsBody, tunedStatsAddress, tunedStatsOfCar } from '../tuned-stats.ts';
import { written } from '../written.ts';

const PATH = '/api/v1/tuned-stats/:carId/:tune/:statsId';
const NO_SUCH = ['tune-invalid', 'tuned-stats-unknown', 'changed-meanwhile'] as const;

export const tunedStats = {
  submit: endpoint({
    method: 'POST',
    path: '/api/v1/tuned-stats',
    summary: 'Say what the card of a car shows in a tune: top speed, 0-60, handling',
    who: 'member',
    scope: 'lap-times',
    limitedAs: 'lap-times',
    body: submitTunedStatsBody,
    answer: written,
    status: 201,
    problems: ['tune-invalid', 'car-unknown', 'tuned-stats-stock', 'tuned-stats-said', 'tuned-stats-unreadable'],
    feature: 'times',
  }),
  ofCar: endpoint({
    method: 'GET',
    path: '/api/v1/tuned-stats/:carId',
    summary: 'What was read off the cards of a car, tune by tune',
    who: 'guest-or-member',
    params: z.object({ carId }),
    answer: tunedStatsOfCar,
    views: ['tuned-stats', 'driving-changes'],
    problems: ['car-unknown'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: PATH,
    summary: 'Take back what one has read off a card',
    who: 'member',
    scope: 'lap-times',
    params: tunedStatsAddress,
    answer: written,
    problems: [...NO_SUCH, 'tuned-stats-not-yours'],
  }),
  vote: endpoint({
    method: 'POST',
    path: `${PATH}/vote`,
    summary: 'Say that figures of another are right, or why they are not',
    who: 'member',
    scope: 'lap-times',
    params: tunedStatsAddress,
    body: voteBody,
    answer: written,
    problems: [...NO_SUCH, 'tuned-stats-yours', 'tuned-stats-said'],
    feature: 'votes',
  }),
  withdrawVote: endpoint({
    method: 'DELETE',
    path: `${PATH}/vote`,
    summary: 'Take back one’s own vote on figures',
    who: 'member',
    scope: 'lap-times',
    params: tunedStatsAddress,
    answer: written,
    problems: [...NO_SUCH, 'tuned-stats-yours'],
  }),
  hide: endpoint({
    method: 'POST',
    path: `${PATH}/hiding`,
    summary: 'Hide figures of a tuned car as suspect',
    who: 'moderator',
    params: tunedStatsAddress,
    body: hideTunedStatsBody,
    answer: written,
    problems: NO_SUCH,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${PATH}/restoration`,
    summary: 'Show hidden figures of a tuned car again',
    who: 'moderator',
    params: tunedStatsAddress,
    answer: written,
    problems: NO_SUCH,
  }),
};
