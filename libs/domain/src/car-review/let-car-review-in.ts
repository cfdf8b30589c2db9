import { Command } from '#kernel';
import type { CarReviewLetIn, CarReviewWaitsAgain, OfReview } from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewPermissions } from './car-review.permissions.ts';

export class LetCarReviewIn extends Command<OfReview> {}

export class LookAtCarReviewAgain extends Command<OfReview> {}

export const letCarReviewIn = ({ data, meta }: LetCarReviewIn, state: CarReview): readonly CarReviewLetIn[] => {
  const { carId, author } = data;
  carReviewPermissions.check('let-car-review-in', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewLetIn', data: { carId, author } }];
};

export const lookAtCarReviewAgain = (
  { data, meta }: LookAtCarReviewAgain,
  state: CarReview,
): readonly CarReviewWaitsAgain[] => {
  const { carId, author } = data;
  carReviewPermissions.check('look-at-car-review-again', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewWaitsAgain', data: { carId, author } }];
};
