import { Command, type StoredText } from '#kernel';
import type { CarReviewHidden, CarReviewShownAgain, OfReview, ReviewReason } from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewPermissions } from './car-review.permissions.ts';

type Why = OfReview & { readonly reason: ReviewReason; readonly text?: string };

export class HideCarReview extends Command<Why> {}

export class ShowCarReviewAgain extends Command<Why> {}

/** Whether hiding it declines the review itself, rather than confirming a report. */
export const hadToWait = ({ waits, letIn }: CarReview): boolean => waits || letIn;

export const hideCarReview = (
  { data, meta }: HideCarReview,
  state: CarReview,
  kept: StoredText = {},
): readonly CarReviewHidden[] => {
  const { carId, author, reason } = data;
  carReviewPermissions.check('hide-car-review', { ...state, author }, meta, { carId });
  const waited = hadToWait(state) ? { waited: true as const } : {};
  return [{ type: 'CarReviewHidden', data: { carId, author, reason, ...waited, ...kept } }];
};

export const showCarReviewAgain = (
  { data, meta }: ShowCarReviewAgain,
  state: CarReview,
  kept: StoredText = {},
): readonly CarReviewShownAgain[] => {
  const { carId, author, reason } = data;
  carReviewPermissions.check('show-car-review-again', { ...state, author }, meta, { carId });
  const waits = state.waits && !state.removed ? { waits: true as const } : {};
  return [{ type: 'CarReviewShownAgain', data: { carId, author, reason, ...waits, ...kept } }];
};
