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

const decided = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/cars/:id/reviews/:author/${path}`,
    summary,
    who: 'moderator',
    params: oneReview,
    body: decideCarReviewBody,
    answer: written,
    problems: NO_SUCH,
  });

export const carReviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cars/:id/reviews',
    summary: 'What people think of a car, the newest first',
    who: 'guest-or-member',
    params: ofCar,
    query: paging(50, 10),
    answer: carReviewPage,
    views: ['car-reviews', 'waiting'],
    problems: ['cursor-unreadable'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/mine',
    summary: 'Say what you think of a car, or say it anew',
    who: 'member',
    params: ofCar,
    body: writeCarReviewBody,
    answer: written,
    problems: ['car-unknown', 'deck-link-unreadable', 'car-review-hidden'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/mine/removal',
    summary: 'Take your review of a car away',
    who: 'member',
    params: ofCar,
    answer: written,
    problems: NO_SUCH,
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/mine/return',
    summary: 'Have a review back that you took away',
    who: 'member',
    params: ofCar,
    answer: written,
    problems: NO_SUCH,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/report',
    summary: 'Tell moderators that a review should not be there',
    who: 'member',
    params: oneReview,
    body: reportCarReviewBody,
    answer: written,
    problems: [...NO_SUCH, 'car-review-own', 'car-review-already-reported'],
  }),
  reported: endpoint({
    method: 'GET',
    path: '/api/v1/car-reviews/reported',
    summary: 'Reviews that were reported, longest waiting first, or that were decided, the latest first',
    who: 'moderator',
    query: paging(50, 20).extend({ list: z.enum(['open', 'hidden', 'dismissed']).default('open') }),
    answer: reportedReviewPage,
    views: ['car-review-reports', 'cars', 'waiting'],
    problems: ['cursor-unreadable'],
  }),
  dismiss: decided('dismissal', 'Leave a review as it is that was reported'),
  reopen: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/reopening',
    summary: 'Have reports of a review wait again that were dismissed',
    who: 'moderator',
    params: oneReview,
    answer: written,
    problems: NO_SUCH,
  }),
  hide: decided('hiding', 'Let nobody read a review but its author'),
  show: endpoint({
    method: 'POST',
    path: '/api/v1/cars/:id/reviews/:author/showing',
    summary: 'Show a review again that was hidden',
    who: 'moderator',
    params: oneReview,
    body: showCarReviewBody,
    answer: written,
    problems: NO_SUCH,
  }),
};
