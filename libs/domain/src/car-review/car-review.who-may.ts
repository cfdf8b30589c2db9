import { type ActorId, type Asking, whoMay } from '#kernel';
import { isMember, isStaff } from '../who-asks.ts';
import type { CarReview } from './car-review.state.ts';

/** A review with who wrote it, or would. */
export type ReviewItem = CarReview & { readonly author: ActorId };

type Status = 'new' | 'shown' | 'hidden' | 'removed' | 'withheld';

/** `withheld`: hidden by a moderator, and removed by its author besides. */
export const reviewStatus = ({ textId, removed, hidden }: Omit<CarReview, 'reports'>): Status => {
  if (textId === undefined) return 'new';
  if (removed) return hidden ? 'withheld' : 'removed';
  return hidden ? 'hidden' : 'shown';
};

const otherwise = (item: ReviewItem): string => {
  const status = reviewStatus(item);
  if (status === 'new') return 'car-review-unknown';
  return status === 'hidden' || status === 'withheld' ? 'car-review-hidden' : 'changed-meanwhile';
};
const isOf = (status: Status) => ({ is: (item: ReviewItem): boolean => reviewStatus(item) === status, otherwise });
const isShown = {
  is: (item: ReviewItem): item is ReviewItem & { readonly textId: string } => reviewStatus(item) === 'shown',
  otherwise,
};
const hasReports = (which: 'open' | 'dismissed') => ({
  is: (item: ReviewItem): boolean => isShown.is(item) && item.reports.some(({ status }) => status === which),
  otherwise,
});
const isAuthor = ({ actor }: Asking, { author }: ReviewItem): boolean => actor !== undefined && actor === author;
const moderator = 'moderator or admin';

/** Who may do what to a review of a car; nobody decides about their own but by removing it. */
export const carReviewWhoMay = whoMay(
  [
    { command: 'write-car-review', from: ['new', 'shown', 'removed'], to: 'shown', who: 'author' },
    { command: 'remove-car-review', from: 'shown', to: 'removed', who: 'author' },
    { command: 'remove-car-review', from: 'hidden', to: 'withheld', who: 'author' },
    { command: 'put-car-review-back', from: 'removed', to: 'shown', who: 'author' },
    { command: 'put-car-review-back', from: 'withheld', to: 'hidden', who: 'author' },
    { command: 'report-car-review', from: 'shown', to: 'reported', who: 'member' },
    { command: 'dismiss-car-review-reports', from: 'reported', to: 'reports dismissed', who: moderator },
    { command: 'reopen-car-review-reports', from: 'reports dismissed', to: 'reported', who: moderator },
    { command: 'hide-car-review', from: 'shown', to: 'hidden', who: moderator },
    { command: 'show-car-review-again', from: 'hidden', to: 'shown', who: moderator },
    { command: 'show-car-review-again', from: 'withheld', to: 'removed', who: moderator },
  ],
  {
    from: {
      new: isOf('new'),
      shown: isShown,
      hidden: isOf('hidden'),
      removed: isOf('removed'),
      withheld: isOf('withheld'),
      reported: hasReports('open'),
      'reports dismissed': hasReports('dismissed'),
    },
    who: {
      author: isAuthor,
      member: { is: (by, item) => isMember(by) && !isAuthor(by, item), otherwise: 'car-review-own' },
      'moderator or admin': (by, item) => isStaff(by) && !isAuthor(by, item),
    },
  },
);
