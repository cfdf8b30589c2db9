import { type ActorId, type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { CarReview } from './car-review.state.ts';

export type ReviewItem = CarReview & { readonly author: ActorId };

type Status = 'new' | 'waiting' | 'shown' | 'hidden' | 'removed' | 'withheld';

/** `withheld`: hidden by a moderator, and also removed by its author; `waiting`: not approved yet. */
export const reviewStatus = ({ textId, removed, hidden, waits }: Omit<CarReview, 'reports' | 'letIn'>): Status => {
  if (textId === undefined) return 'new';
  if (removed) return hidden ? 'withheld' : 'removed';
  if (hidden) return 'hidden';
  return waits ? 'waiting' : 'shown';
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
const isAuthor = ({ actor }: Caller, { author }: ReviewItem): boolean => actor !== undefined && actor === author;
const moderator = 'moderator or admin';

/** Who may do what to a review of a car; authors may only remove their own. */
export const carReviewPermissions = permissionTable(
  [
    {
      command: 'write-car-review',
      from: ['new', 'waiting', 'shown', 'removed'],
      to: ['waiting', 'shown'],
      who: 'author',
    },
    { command: 'remove-car-review', from: ['waiting', 'shown'], to: 'removed', who: 'author' },
    { command: 'remove-car-review', from: 'hidden', to: 'withheld', who: 'author' },
    { command: 'put-car-review-back', from: 'removed', to: ['waiting', 'shown'], who: 'author' },
    { command: 'put-car-review-back', from: 'withheld', to: 'hidden', who: 'author' },
    { command: 'report-car-review', from: 'shown', to: 'reported', who: 'member' },
    { command: 'dismiss-car-review-reports', from: 'reported', to: 'reports dismissed', who: moderator },
    { command: 'reopen-car-review-reports', from: 'reports dismissed', to: 'reported', who: moderator },
    { command: 'let-car-review-in', from: 'waiting', to: 'let in', who: moderator },
    { command: 'look-at-car-review-again', from: 'let in', to: 'waiting', who: moderator },
    { command: 'hide-car-review', from: ['waiting', 'shown'], to: 'hidden', who: moderator },
    { command: 'show-car-review-again', from: 'hidden', to: ['waiting', 'shown'], who: moderator },
    { command: 'show-car-review-again', from: 'withheld', to: 'removed', who: moderator },
  ],
  {
    from: {
      new: isOf('new'),
      waiting: isOf('waiting'),
      shown: isShown,
      'let in': { is: (item: ReviewItem): boolean => isShown.is(item) && item.letIn, otherwise },
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
