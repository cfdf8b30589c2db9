import { Command, type StoredText, RuleBroken } from '#kernel';
import type { CarReviewReported, OfReview, ReviewFault } from './car-review.events.ts';
import type { CarReview } from './car-review.state.ts';
import { carReviewPermissions } from './car-review.permissions.ts';

/** Report a review to moderators; `text` is the user's own words. */
export class ReportCarReview extends Command<OfReview & { readonly fault: ReviewFault; readonly text?: string }> {}

export const reportCarReview = (
  { data, meta }: ReportCarReview,
  state: CarReview,
  kept: StoredText = {},
): readonly CarReviewReported[] => {
  const { carId, author, fault } = data;
  const { textId: reported } = carReviewPermissions.check('report-car-review', { ...state, author }, meta, { carId });
  const reportedBy = meta.actor;
  const isSame = state.reports.some((report) => report.by === reportedBy && report.reported === reported);
  if (isSame) throw new RuleBroken('car-review-already-reported');
  return [{ type: 'CarReviewReported', data: { carId, author, reported, fault, reportedBy, ...kept } }];
};
