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
    summary: 'Submit the stats a card shows for a tune: top speed, 0–60, handling',
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
    summary: 'List the submitted card stats of a car by tune',
    who: 'guest-or-member',
    params: z.object({ carId }),
    answer: tunedStatsOfCar,
    views: ['tuned-stats', 'race-stat-changes'],
    problems: ['car-unknown'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: PATH,
    summary: 'Withdraw your own card stats',
    who: 'member',
    scope: 'lap-times',
    params: tunedStatsAddress,
    answer: written,
    problems: [...NO_SUCH, 'tuned-stats-not-yours'],
  }),
  vote: endpoint({
    method: 'POST',
    path: `${PATH}/vote`,
    summary: 'Vote for another user’s card stats, or against them with a reason',
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
    summary: 'Withdraw your vote on card stats',
    who: 'member',
    scope: 'lap-times',
    params: tunedStatsAddress,
    answer: written,
    problems: [...NO_SUCH, 'tuned-stats-yours'],
  }),
  hide: endpoint({
    method: 'POST',
    path: `${PATH}/hide`,
    formerly: `${PATH}/hiding`,
    summary: 'Hide suspect card stats',
    who: 'moderator',
    params: tunedStatsAddress,
    body: hideTunedStatsBody,
    answer: written,
    problems: NO_SUCH,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${PATH}/restore`,
    formerly: `${PATH}/restoration`,
    summary: 'Show hidden card stats again',
    who: 'moderator',
    params: tunedStatsAddress,
    answer: written,
    problems: NO_SUCH,
  }),
};
