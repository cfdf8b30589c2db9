import { z } from 'zod';
import {
  carReviewPage,
  decideCarReviewBody,
  reportCarReviewBody,
  reportedReviewPage,
  showCarReviewBody,
  writeCarReviewBody,
} from '../car-reviews.ts';
import { carId } from '../cell.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

const ofCar = z.object({ id: carId });
const oneReview = z.object({ id: carId, author: z.string().min(1).max(64) });
const NO_SUCH = ['car-review-unknown', 'car-review-hidden'] as const;

export const carReviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cars/:id/reviews',
    summary: 'List the reviews of a car, newest first',
    who: 'guest-or-member',
    params: ofCar,
    query: paging(50, 10),
    answer: carReviewPage,
    views: ['car-reviews', 'review-queue'],
    problems: ['cursor-unreadable'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/mine',
    summary: 'Create or update your review of a car',
    who: 'member',
    params: ofCar,
    body: writeCarReviewBody,
    answer: written,
    problems: ['car-unknown', 'deck-link-unreadable', 'car-review-hidden'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/mine/removal',
    summary: 'Remove your review of a car',
    who: 'member',
    params: ofCar,
    answer: written,
    problems: NO_SUCH,
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/mine/restore',
    formerly: '/api/v1/cars/:id/reviews/mine/return',
    summary: 'Restore your removed review of a car',
    who: 'member',
    params: ofCar,
    answer: written,
    problems: NO_SUCH,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/report',
    summary: 'Report a review to the moderators',
    who: 'member',
    params: oneReview,
    body: reportCarReviewBody,
    answer: written,
    problems: [...NO_SUCH, 'car-review-own', 'car-review-already-reported'],
  }),
  reported: endpoint({
    method: 'GET',
    path: '/api/v1/car-reviews/reported',
    summary: 'List reported reviews, oldest report first, or decided ones, newest first',
    who: 'moderator',
    query: paging(50, 20).extend({ list: z.enum(['open', 'hidden', 'dismissed']).default('open') }),
    answer: reportedReviewPage,
    views: ['car-review-reports', 'cars', 'review-queue'],
    problems: ['cursor-unreadable'],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/dismissal',
    summary: 'Dismiss the reports on a review; the review stays',
    who: 'moderator',
    params: oneReview,
    body: decideCarReviewBody,
    answer: written,
    problems: NO_SUCH,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/reopen',
    formerly: '/api/v1/cars/:id/reviews/:author/reopening',
    summary: 'Reopen the dismissed reports on a review',
    who: 'moderator',
    params: oneReview,
    answer: written,
    problems: NO_SUCH,
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/hide',
    formerly: '/api/v1/cars/:id/reviews/:author/hiding',
    summary: 'Hide a review from everyone but its author',
    who: 'moderator',
    params: oneReview,
    body: decideCarReviewBody,
    answer: written,
    problems: NO_SUCH,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/restore',
    formerly: '/api/v1/cars/:id/reviews/:author/showing',
    summary: 'Show a hidden review again',
    who: 'moderator',
    params: oneReview,
    body: showCarReviewBody,
    answer: written,
    problems: NO_SUCH,
  }),
};
