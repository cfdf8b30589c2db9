import { type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import { contentOf, isWaiting, lockHolder, type RoundItem } from './round-item.ts';
import type { RoundSubmission } from './round-submissions.ts';

const isDeleted = ({ round }: RoundItem): boolean => round.deleted === true;
const isFree = (item: RoundItem): boolean => lockHolder(item) === undefined;
const isSolved = ({ round }: RoundItem): boolean => round.filled.solution !== undefined;
const isFilled = (item: RoundItem): boolean => contentOf(item) !== undefined;
const waits = ({ round }: RoundItem): boolean => round.submissions.some(isWaiting);

const otherwise = (item: RoundItem): string => {
  if (isDeleted(item)) return 'round-deleted';
  if (!isFree(item)) return 'round-locked';
  return isFilled(item) ? 'changed-meanwhile' : 'round-empty';
};
const free = (is: (item: RoundItem) => boolean) => ({
  is: (item: RoundItem): boolean => !isDeleted(item) && isFree(item) && is(item),
  otherwise,
});
const isLocked = {
  is: (item: RoundItem): boolean => !isFree(item),
  // Former holders get the reason; for others it was never locked.
  otherwise: ({ round }: RoundItem) => {
    if (round.deleted) return 'round-deleted';
    return round.lock ? 'round-lock-ran-out' : 'round-not-locked';
  },
};
const isQuiet = {
  is: (item: RoundItem): boolean => !isDeleted(item) && isFree(item) && !waits(item),
  otherwise: (item: RoundItem) => (!isDeleted(item) && isFree(item) ? 'round-in-review' : otherwise(item)),
};

type Submitted = RoundItem & { readonly submission: RoundSubmission };
const isSubmission = (...statuses: readonly RoundSubmission['status'][]) => ({
  is: (item: RoundItem): item is Submitted =>
    item.submission !== undefined && !isDeleted(item) && statuses.includes(item.submission.status),
  otherwise: ({ submission, round }: RoundItem) => {
    if (round.deleted) return 'round-deleted';
    return submission ? 'changed-meanwhile' : 'round-submission-unknown';
  },
});

const isHolder = ({ actor }: Caller, { round }: RoundItem): boolean => actor !== undefined && round.lock?.by === actor;
const isSubmitter = ({ actor }: Caller, { submission }: RoundItem): boolean =>
  actor !== undefined && (submission === undefined || submission.submittedBy === actor);
const isAnother = ({ actor }: Caller, { submission }: RoundItem): boolean =>
  actor !== undefined && submission?.submittedBy !== actor;
const isStaffFor = (by: Caller): boolean => isStaff(by);

const staff = 'moderator or admin';
const moderator = 'another moderator or admin';
const open = ['empty', 'in review', 'filled'] as const;

/** Who may do what to a round. Drives the decisions, the `allowed` of responses, the documentation and the tests. */
export const roundPermissions = permissionTable(
  [
    { command: 'lock-round', from: open, to: 'locked', who: 'member while it runs' },
    { command: 'lock-round', from: [...open, 'solved'], to: 'locked', who: staff },
    { command: 'extend-round-lock', from: 'locked', to: 'locked', who: 'holder' },
    { command: 'take-over-round', from: 'locked', to: 'locked', who: 'another than the holder, of the staff' },
    { command: 'unlock-round', from: 'locked', to: [...open, 'solved'], who: 'holder' },
    { command: 'unlock-round', from: 'locked', to: [...open, 'solved'], who: staff },
    { command: 'submit-round', from: 'locked', to: ['in review', 'filled', 'solved'], who: 'holder' },
    { command: 'fill-round', from: 'locked', to: 'filled', who: 'holder, of the staff' },
    { command: 'withdraw-round-submission', from: 'waiting', to: 'withdrawn', who: 'submitter' },
    { command: 'vote-on-round', from: 'waiting', to: 'waiting', who: 'another member' },
    { command: 'withdraw-round-vote', from: 'waiting', to: 'waiting', who: 'another member' },
    { command: 'approve-round-submission', from: 'waiting', to: 'approved', who: moderator },
    { command: 'decline-round-submission', from: 'waiting', to: 'declined', who: moderator },
    { command: 'reopen-round-submission', from: ['approved', 'declined'], to: 'waiting', who: moderator },
    { command: 'solve-round', from: ['filled', 'solved'], to: 'solved', who: staff },
    { command: 'reset-round-solutions', from: 'solved', to: 'filled', who: staff },
    { command: 'reset-round', from: ['filled', 'solved'], to: ['empty', 'in review'], who: staff },
    { command: 'undo-round-reset', from: 'reset', to: ['filled', 'solved', 'locked'], who: staff },
    { command: 'delete-round', from: 'quiet', to: 'deleted', who: staff },
    { command: 'restore-round', from: 'deleted', to: 'quiet', who: staff },
  ],
  {
    from: {
      empty: free((item) => !isFilled(item) && !waits(item)),
      'in review': free((item) => !isFilled(item) && waits(item)),
      filled: free((item) => isFilled(item) && !isSolved(item)),
      solved: free((item) => isFilled(item) && isSolved(item)),
      locked: isLocked,
      reset: {
        is: (item: RoundItem): boolean => item.round.before !== undefined && !isDeleted(item),
        otherwise: 'changed-meanwhile',
      },
      quiet: isQuiet,
      deleted: { is: isDeleted, otherwise: 'changed-meanwhile' },
      waiting: isSubmission('waiting'),
      approved: isSubmission('approved'),
      declined: isSubmission('declined'),
      withdrawn: isSubmission('withdrawn'),
    },
    who: {
      'member while it runs': {
        is: (by: Caller, item: RoundItem) => isMember(by) && !item.ended,
        otherwise: 'challenge-ended',
      },
      [staff]: isStaffFor,
      holder: { is: isHolder, otherwise: 'round-not-yours' },
      'holder, of the staff': (by: Caller, item: RoundItem) => isStaff(by) && isHolder(by, item),
      'another than the holder, of the staff': (by: Caller, item: RoundItem) => isStaff(by) && !isHolder(by, item),
      submitter: { is: isSubmitter, otherwise: 'round-submission-not-yours' },
      'another member': { is: isAnother, otherwise: 'round-submission-yours' },
      [moderator]: (by: Caller, item: RoundItem) => isStaff(by) && isAnother(by, item),
    },
  },
);
