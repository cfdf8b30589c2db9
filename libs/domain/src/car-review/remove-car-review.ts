import { Command } from '#kernel';
import type { CarReviewPutBack, CarReviewRemoved, OfReview } from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewPermissions } from './car-review.permissions.ts';

export class RemoveCarReview extends Command<OfReview> {}

/** Restore it as it was. */
export class PutCarReviewBack extends Command<OfReview> {}

export const removeCarReview = ({ data, meta }: RemoveCarReview, state: CarReview): readonly CarReviewRemoved[] => {
  const { carId, author } = data;
  carReviewPermissions.check('remove-car-review', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewRemoved', data: { carId, author } }];
};

export const putCarReviewBack = ({ data, meta }: PutCarReviewBack, state: CarReview): readonly CarReviewPutBack[] => {
  const { carId, author } = data;
  carReviewPermissions.check('put-car-review-back', { ...state, author }, meta, { carId });
  const waits = state.waits && !state.hidden ? { waits: true as const } : {};
  return [{ type: 'CarReviewPutBack', data: { carId, author, ...waits } }];
};
