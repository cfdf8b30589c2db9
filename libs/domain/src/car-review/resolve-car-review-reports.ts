import { Command, type StoredText } from '#kernel';
import type {
  CarReviewReportsDismissed,
  CarReviewReportsReopened,
  OfReview,
  ReviewReason,
} from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewPermissions } from './car-review.permissions.ts';

export class DismissCarReviewReports extends Command<
  OfReview & { readonly reason: ReviewReason; readonly text?: string }
> {}

export class ReopenCarReviewReports extends Command<OfReview> {}

export const dismissCarReviewReports = (
  { data, meta }: DismissCarReviewReports,
  state: CarReview,
  kept: StoredText = {},
): readonly CarReviewReportsDismissed[] => {
  const { carId, author, reason } = data;
  carReviewPermissions.check('dismiss-car-review-reports', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewReportsDismissed', data: { carId, author, reason, ...kept } }];
};

export const reopenCarReviewReports = (
  { data, meta }: ReopenCarReviewReports,
  state: CarReview,
): readonly CarReviewReportsReopened[] => {
  const { carId, author } = data;
  carReviewPermissions.check('reopen-car-review-reports', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewReportsReopened', data: { carId, author } }];
};
