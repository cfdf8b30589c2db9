import { type ActorId, type Caller, permissionTable } from '#kernel';
import { currentTimeOf } from '#racing';
import { isMember, isStaff } from '../caller-roles.ts';
import type { Cell } from './lap-time.state.ts';

/**
 * A time of a cell, or one not submitted yet; a withdrawn one no longer has an author. `replaced`: another one is
 * current.
 */
export type LapTimeItem = {
  readonly status: 'new' | 'current' | 'replaced' | 'hidden' | 'withdrawn';
  readonly isAccepted?: boolean;
  readonly hasEvidence?: boolean;
  readonly submittedBy?: ActorId;
  /** An admin who may decide on their own item, as no other staff may. */
  readonly alone?: ActorId | undefined;
};

const otherwise = ({ status }: LapTimeItem): string => {
  if (status === 'withdrawn') return 'lap-time-withdrawn';
  return status === 'new' ? 'lap-time-unknown' : 'changed-meanwhile';
};
const isOf = (...statuses: readonly LapTimeItem['status'][]) => ({
  is: ({ status }: LapTimeItem): boolean => statuses.includes(status),
  otherwise,
});
const isAuthor = ({ actor }: Caller, { submittedBy = actor }: LapTimeItem): boolean =>
  actor !== undefined && submittedBy === actor;
const isAnother = ({ actor }: Caller, { submittedBy }: LapTimeItem): boolean =>
  actor !== undefined && submittedBy !== actor;

const anotherModerator = 'another moderator or admin';
const shown = ['current', 'replaced'] as const;

/** Who may do what to a lap time. Drives the decision, the `allowed` of responses, the documentation and the tests. */
export const lapTimePermissions = permissionTable(
  [
    { command: 'submit-lap-time', from: 'new', to: ['current', 'replaced'], who: 'member' },
    { command: 'withdraw-lap-time', from: shown, to: 'withdrawn', who: 'author' },
    { command: 'vote-on-lap-time', from: shown, to: shown, who: 'another member' },
    { command: 'withdraw-lap-time-vote', from: shown, to: shown, who: 'another member' },
    { command: 'give-lap-time-evidence', from: [...shown, 'hidden'], to: 'shown by a picture', who: 'author' },
    { command: 'remove-lap-time-evidence', from: 'shown by a picture', to: [...shown, 'hidden'], who: 'author' },
    {
      command: 'remove-lap-time-evidence',
      from: 'shown by a picture',
      to: [...shown, 'hidden'],
      who: anotherModerator,
    },
    { command: 'accept-lap-time', from: 'shown, not accepted', to: 'accepted', who: anotherModerator },
    { command: 'hide-lap-time', from: shown, to: 'hidden', who: anotherModerator },
    { command: 'restore-lap-time', from: ['hidden', 'accepted'], to: 'shown, not accepted', who: anotherModerator },
  ],
  {
    from: {
      new: isOf('new'),
      current: isOf('current'),
      replaced: isOf('replaced'),
      hidden: isOf('hidden'),
      withdrawn: isOf('withdrawn'),
      accepted: {
        is: (item: LapTimeItem) => item.isAccepted === true && item.status !== 'hidden',
        otherwise,
      },
      'shown by a picture': {
        is: ({ hasEvidence }: LapTimeItem) => hasEvidence === true,
        otherwise: 'lap-time-no-evidence',
      },
      'shown, not accepted': {
        is: (item: LapTimeItem) => item.isAccepted !== true && isOf('current', 'replaced').is(item),
        otherwise,
      },
    },
    who: {
      member: isMember,
      author: { is: isAuthor, otherwise: 'lap-time-not-yours' },
      'another member': { is: isAnother, otherwise: 'lap-time-yours' },
      [anotherModerator]: {
        is: (by: Caller, item: LapTimeItem) =>
          isStaff(by) && (isAnother(by, item) || (by.role === 'admin' && item.alone === by.actor)),
        otherwise: 'not-allowed',
      },
    },
  },
);

export const lapTimeIn = ({ times, withdrawn }: Cell, lapTimeId: string): LapTimeItem => {
  const time = times.find((candidate) => candidate.lapTimeId === lapTimeId);
  if (!time) return { status: withdrawn.includes(lapTimeId) ? 'withdrawn' : 'new' };
  const { ruling, submittedBy } = time;
  const hasEvidence = time.evidence !== undefined;
  if (ruling === 'hidden') return { status: 'hidden', submittedBy, hasEvidence };
  const status = time === currentTimeOf(times)?.time ? 'current' : 'replaced';
  return { status, isAccepted: ruling === 'accepted', submittedBy, hasEvidence };
};
