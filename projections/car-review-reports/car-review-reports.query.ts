import type { View } from '#read-store';
import type { CarReviewReportsDoc } from './car-review-reports.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };

/** Reported reviews, the longest waiting first; decided ones the latest first. Throws `CursorUnreadable`. */
export const reportedReviews = (
  view: View<CarReviewReportsDoc>,
  list: 'open' | 'hidden' | 'dismissed',
  paged: Paged,
) => {
  const order = { field: 'listedAt', descending: list !== 'open' };
  return view.find({ where: { list }, order, ...paged });
};
