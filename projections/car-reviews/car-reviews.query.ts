import type { View } from '#read-store';
import { type CarReviewDoc, reviewKey } from './car-reviews.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };

const MAX_COUNTED = 1_000;

/** Public reviews of a car, the newest first, and how many there are, to a thousand. Throws `CursorUnreadable`. */
export const reviewsOf = async (view: View<CarReviewDoc>, carId: string, paged: Paged) => {
  const position = await view.position();
  const where = { carId, status: 'shown' } as const;
  const found = await view.find({ where, order: { field: 'writtenAt', descending: true }, ...paged });
  const total = await view.countUpTo({ where }, MAX_COUNTED);
  const items = found.items.map(({ doc }) => doc);
  return { position, items, total, ...(found.next === undefined ? {} : { next: found.next }) };
};

/** How many of a user's reviews are public, except that of this car; counted to `most`. */
export const otherVisibleReviews = async (
  view: View<CarReviewDoc>,
  of: { readonly carId: string; readonly author: string },
  most: number,
): Promise<number> => {
  const found = await view.countUpTo({ where: { author: of.author, status: 'shown' } }, most + 1);
  return found - ((await reviewBy(view, of))?.status === 'shown' ? 1 : 0);
};

/** A user's review of a car; undefined while there is none. */
export const reviewBy = async (view: View<CarReviewDoc>, of: { readonly carId: string; readonly author: string }) =>
  (await view.get(reviewKey(of)))?.doc;
