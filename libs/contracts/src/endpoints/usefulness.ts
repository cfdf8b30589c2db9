import { z } from 'zod';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { carUsefulness, nicheName, usefulCars, usefulnessScores } from '../usefulness.ts';

/** What cars are good for. Recounted over all times from time to time, so that a response may lack the newest. */
export const usefulness = {
  car: endpoint({
    method: 'GET',
    path: '/api/v1/usefulness/cars/:id',
    summary: 'Get the usefulness of a car: score, niches, best tracks and tunes',
    who: 'anyone',
    params: z.object({ id: carId }),
    answer: carUsefulness,
    views: ['lap-times'],
    problems: ['car-unknown', 'view-behind'],
  }),
  scores: endpoint({
    method: 'GET',
    path: '/api/v1/usefulness/scores',
    summary: 'List the scores of the most useful cars, for badges',
    who: 'anyone',
    answer: usefulnessScores,
    views: ['lap-times'],
    problems: ['view-behind'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/usefulness',
    summary: 'List the most useful cars of a niche',
    who: 'anyone',
    query: z.object({
      niche: nicheName.default('all'),
      limit: z.coerce.number<number | string>().int().min(1).max(200).default(50),
    }),
    answer: usefulCars,
    views: ['lap-times'],
    problems: ['view-behind'],
  }),
};
