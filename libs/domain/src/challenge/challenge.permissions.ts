import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { Challenge, KnownChallenge } from './challenge.state.ts';

type Status = Challenge['status'];

const otherThan =
  (wanted: Status) =>
  ({ status }: Challenge): string => {
    if (status === 'hidden') return 'challenge-unavailable';
    if (wanted === 'new') return 'challenge-exists';
    return status === 'new' ? 'challenge-unknown' : 'changed-meanwhile';
  };
const isKnownIn = (status: Status) => ({
  is: (item: Challenge): item is KnownChallenge => item.status === status,
  otherwise: otherThan(status),
});
const isIn = (status: Status) => ({
  is: (item: Challenge): boolean => item.status === status,
  otherwise: otherThan(status),
});
const people = ['operator', 'moderator or admin'] as const;

/** A row for each role that may edit challenges. */
const kept = <const Command extends string, const From extends Status, const To extends Status>(
  command: Command,
  from: From,
  to: To,
) => people.map((who) => ({ command, from, to, who }));

/** Who may edit a challenge: jobs, the operator and staff. No one may edit the hidden one. */
export const challengePermissions = permissionTable(
  [
    ...kept('create-challenge', 'new', 'open'),
    ...kept('correct-challenge', 'open', 'open'),
    ...kept('state-challenge-rounds', 'open', 'open'),
    ...kept('retire-challenge', 'open', 'retired'),
    ...kept('restore-challenge', 'retired', 'open'),
    { command: 'hide-challenge', from: ['new', 'open', 'retired'], to: 'hidden', who: 'operator' },
  ],
  {
    from: {
      new: isIn('new'),
      open: isKnownIn('open'),
      retired: isKnownIn('retired'),
      hidden: isIn('hidden'),
    },
    who: { operator: isOperator, 'moderator or admin': isStaff },
  },
);
