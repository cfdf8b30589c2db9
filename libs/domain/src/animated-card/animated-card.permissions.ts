import { type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { AnimatedCards, SentAnimatedCard } from './animated-card.state.ts';

export type AnimatedCardItem = { readonly status: 'new' } | Pick<SentAnimatedCard, 'status' | 'submittedBy'>;

const isIn = (status: AnimatedCardItem['status']) => (loop: AnimatedCardItem) => loop.status === status;
const decided = ({ status }: AnimatedCardItem): string =>
  status === 'new' ? 'car-loop-unknown' : 'car-loop-not-pending';
const otherwise = ({ status }: AnimatedCardItem): string =>
  status === 'new' ? 'car-loop-unknown' : 'changed-meanwhile';
const isOfStatus = <Status extends SentAnimatedCard['status']>(status: Status) => ({
  is: (loop: AnimatedCardItem): loop is SentAnimatedCard & { readonly status: Status } => loop.status === status,
  otherwise: status === 'pending' ? decided : otherwise,
});

/**
 * Who may do what to a loop of a car. Drives the decisions, the `allowed` of responses, the documentation and the
 * tests.
 */
export const animatedCardPermissions = permissionTable(
  [
    { command: 'submit-car-loop', from: 'new', to: 'pending', who: 'member' },
    { command: 'approve-car-loop', from: ['pending', 'reported'], to: 'approved', who: 'moderator or admin' },
    { command: 'report-car-loop', from: 'approved', to: 'reported', who: 'another member' },
    {
      command: 'decline-car-loop',
      from: ['pending', 'approved', 'reported'],
      to: 'declined',
      who: 'moderator or admin',
    },
    { command: 'withdraw-car-loop', from: ['pending', 'approved', 'reported'], to: 'withdrawn', who: 'author' },
    { command: 'reopen-car-loop', from: ['approved', 'declined'], to: 'pending', who: 'moderator or admin' },
    { command: 'send-car-loop-again', from: 'withdrawn', to: 'pending', who: 'author' },
  ],
  {
    from: {
      new: isIn('new'),
      pending: isOfStatus('pending'),
      approved: isOfStatus('approved'),
      reported: isOfStatus('reported'),
      declined: isOfStatus('declined'),
      withdrawn: isOfStatus('withdrawn'),
    },
    who: {
      member: isMember,
      'another member': {
        is: ({ actor }: Caller, loop: AnimatedCardItem) =>
          actor !== undefined && (!('submittedBy' in loop) || loop.submittedBy !== actor),
        otherwise: 'car-loop-own',
      },
      'moderator or admin': isStaff,
      author: {
        // For an unknown one no one is refused as a stranger: the error is that it does not exist.
        is: ({ actor }: Caller, loop: AnimatedCardItem) =>
          actor !== undefined && (!('submittedBy' in loop) || loop.submittedBy === actor),
        otherwise: 'car-loop-not-yours',
      },
    },
  },
);

export const animatedCardIn = ({ loops }: AnimatedCards, loopId: string): AnimatedCardItem =>
  loops.find((loop) => loop.loopId === loopId) ?? { status: 'new' };
