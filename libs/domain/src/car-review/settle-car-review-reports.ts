import { Command, type KeptText } from '#kernel';
import type {
  CarReviewReportsDismissed,
  CarReviewReportsReopened,
  OfReview,
  ReviewReason,
} from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewWhoMay } from './car-review.who-may.ts';

export class DismissCarReviewReports extends Command<
  OfReview & { readonly reason: ReviewReason; readonly text?: string }
> {}

export class ReopenCarReviewReports extends Command<OfReview> {}

export const dismissCarReviewReports = (
  { data, meta }: DismissCarReviewReports,
  state: CarReview,
  kept: KeptText = {},
): readonly CarReviewReportsDismissed[] => {
  const { carId, author, reason } = data;
  carReviewWhoMay.check('dismiss-car-review-reports', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewReportsDismissed', data: { carId, author, reason, ...kept } }];
};

export const reopenCarReviewReports = (
  { data, meta }: ReopenCarReviewReports,
  state: CarReview,
): readonly CarReviewReportsReopened[] => {
  const { carId, author } = data;
  carReviewWhoMay.check('reopen-car-review-reports', { ...state, author }, meta, { carId });
  return [{ type: 'CarReviewReportsReopened', data: { carId, author } }];
};
