import { z } from 'zod';
import {
  addPendingCarBody,
  approvePendingCarBody,
  dismissPendingCarBody,
  pendingCar,
  pendingCarPage,
  reviseCarBody,
  revisePendingCarBody,
} from '../car-actions.ts';
import { carHistory, carInVersion, requestedGameVersion } from '../car-history.ts';
import { carPage } from '../cars.ts';
import { foundCars, requestedTags } from '../catalogue.ts';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

const CARS_AT_ONCE = 100;
const CARS_A_PAGE_MAX = 500;
const oneCar = z.object({ id: carId });
const REFUSED_FIGURES = ['car-invalid', 'game-version-invalid'] as const;
const NOT_PENDING = ['car-unknown', 'car-not-pending'] as const;

export const cars = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cars',
    summary:
      'List cars by ID (id@24.1 for version 24.1), GUID or number, by search words and criteria, or all available cars by RQ, with counters',
    who: 'anyone',
    query: paging(CARS_A_PAGE_MAX, CARS_AT_ONCE).extend({
      ids: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(z.string().min(1).max(120)).max(CARS_AT_ONCE))
        .optional(),
      q: z.string().max(100).optional(),
      criteria: z
        .string()
        .optional()
        .meta({ examples: ['~R40_79~yStandard'] }),
      ...requestedTags.shape,
    }),
    raw: 'criteria',
    answer: z.union([foundCars, carPage]),
    views: ['cars', 'car-tags', 'car-history'],
    problems: ['criteria-invalid', 'cursor-unreadable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/cars/:id',
    summary: 'Get a car by ID, GUID or number, as it is now or as of a game version',
    who: 'anyone',
    params: oneCar,
    query: requestedTags.extend({ version: requestedGameVersion.optional() }),
    answer: carInVersion,
    views: ['car-history', 'car-tags'],
    problems: ['car-unknown', 'car-not-yet-released'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/cars/:id/history',
    summary: 'Get the changes to a car by game version, newest first',
    who: 'anyone',
    params: oneCar,
    query: requestedTags,
    answer: carHistory,
    views: ['car-history', 'car-tags'],
    problems: ['car-unknown'],
  }),
  revise: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/revisions',
    summary: 'Update a car from a game version on, or correct earlier values',
    who: 'moderator',
    params: oneCar,
    body: reviseCarBody,
    answer: written,
    problems: [...REFUSED_FIGURES, 'car-unknown', 'car-retired', 'car-not-yet-released', 'car-unchanged'],
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/v1/pending-cars',
    summary: 'List cars waiting for review, and cars already decided',
    who: 'moderator',
    query: paging(100, 50).extend({ status: z.enum(['pending', 'released', 'dismissed']).default('pending') }),
    answer: pendingCarPage,
    views: ['pending-cars', 'review-queue'],
    problems: ['cursor-unreadable'],
  }),
  onePending: endpoint({
    method: 'GET',
    path: '/api/v1/pending-cars/:id',
    summary: 'Get a car that waits for review or is already decided',
    who: 'moderator',
    params: oneCar,
    answer: pendingCar,
    views: ['pending-cars', 'review-queue'],
    problems: ['car-unknown'],
  }),
  addPending: endpoint({
    method: 'POST',
    path: '/api/v1/cars',
    summary: 'Add a car with the known values; it waits for review',
    who: 'moderator',
    body: addPendingCarBody,
    answer: written,
    status: 201,
    problems: [...REFUSED_FIGURES, 'car-already-pending', 'car-already-released'],
  }),
  revisePending: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/pending-values',
    formerly: '/api/v1/cars/:id/pending-figures',
    summary: 'Add values to a car that waits for review',
    who: 'moderator',
    params: oneCar,
    body: revisePendingCarBody,
    answer: written,
    problems: [...NOT_PENDING, 'car-invalid', 'car-unchanged'],
  }),
  approvePending: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/approval',
    summary: 'Approve a waiting car into the catalogue',
    who: 'moderator',
    params: oneCar,
    body: approvePendingCarBody,
    answer: written,
    problems: [...NOT_PENDING, 'queue-item-not-for-you', 'car-incomplete', 'car-invalid'],
  }),
  dismissPending: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/dismissal',
    summary: 'Dismiss a waiting car',
    who: 'moderator',
    params: oneCar,
    body: dismissPendingCarBody,
    answer: written,
    problems: [...NOT_PENDING, 'queue-item-not-for-you'],
  }),
};
