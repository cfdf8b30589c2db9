import type { View } from '#read-store';
import type { CarReviewReportsDoc } from './car-review-reports.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };

/** Reviews that were reported, the longest waiting first; what was decided the latest first. Throws `CursorUnreadable`. */
export const reportedReviews = async (
  view: View<CarReviewReportsDoc>,
  list: 'open' | 'hidden' | 'dismissed',
  paged: Paged,
) => {
  const position = await view.position();
  const order = { field: 'listedAt', descending: list !== 'open' };
  const found = await view.find({ where: { list }, order, ...paged });
  const items = found.items.map(({ doc }) => doc);
  return { position, items, ...(found.next === undefined ? {} : { next: found.next }) };
};
