import { type ActorId, type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { TunedStats } from './tuned-stats.state.ts';

export type TunedStatsItem = {
  readonly status: 'new' | 'shown' | 'hidden' | 'withdrawn';
  readonly submittedBy?: ActorId;
};

const otherwise = ({ status }: TunedStatsItem): string =>
  status === 'new' || status === 'withdrawn' ? 'tuned-stats-unknown' : 'changed-meanwhile';
const isIn = (status: TunedStatsItem['status']) => ({
  is: (item: TunedStatsItem): boolean => item.status === status,
  otherwise,
});
const isAuthor = ({ actor }: Caller, { submittedBy = actor }: TunedStatsItem): boolean =>
  actor !== undefined && submittedBy === actor;
const isAnother = ({ actor }: Caller, { submittedBy }: TunedStatsItem): boolean =>
  actor !== undefined && submittedBy !== actor;

const anotherModerator = 'another moderator or admin';

/**
 * Who may do what to the stats of a tuned car. Drives the decision, the `allowed` of responses, the documentation and
 * the tests.
 */
export const tunedStatsPermissions = permissionTable(
  [
    { command: 'submit-tuned-stats', from: 'new', to: 'shown', who: 'member' },
    { command: 'withdraw-tuned-stats', from: 'shown', to: 'withdrawn', who: 'author' },
    { command: 'vote-on-tuned-stats', from: 'shown', to: 'shown', who: 'another member' },
    { command: 'withdraw-tuned-stats-vote', from: 'shown', to: 'shown', who: 'another member' },
    { command: 'hide-tuned-stats', from: 'shown', to: 'hidden', who: anotherModerator },
    { command: 'restore-tuned-stats', from: 'hidden', to: 'shown', who: anotherModerator },
  ],
  {
    from: { new: isIn('new'), shown: isIn('shown'), hidden: isIn('hidden'), withdrawn: isIn('withdrawn') },
    who: {
      member: isMember,
      author: { is: isAuthor, otherwise: 'tuned-stats-not-yours' },
      'another member': { is: isAnother, otherwise: 'tuned-stats-yours' },
      [anotherModerator]: {
        is: (by: Caller, item: TunedStatsItem) => isStaff(by) && isAnother(by, item),
        otherwise: 'not-allowed',
      },
    },
  },
);

export const tunedStatsIn = ({ said, withdrawn }: TunedStats, statsId: string): TunedStatsItem => {
  const one = said.find((candidate) => candidate.statsId === statsId);
  if (!one) return { status: withdrawn.includes(statsId) ? 'withdrawn' : 'new' };
  return { status: one.ruling === 'hidden' ? 'hidden' : 'shown', submittedBy: one.submittedBy };
};
