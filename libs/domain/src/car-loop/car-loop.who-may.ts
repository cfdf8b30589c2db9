import { type Asking, whoMay } from '#kernel';
import { isMember, isStaff } from '../who-asks.ts';
import type { CarLoops, SentLoop } from './car-loop.state.ts';

export type LoopItem = { readonly status: 'new' } | Pick<SentLoop, 'status' | 'submittedBy'>;

const isIn = (status: LoopItem['status']) => (loop: LoopItem) => loop.status === status;
const decided = ({ status }: LoopItem): string => (status === 'new' ? 'car-loop-unknown' : 'car-loop-not-pending');
const otherwise = ({ status }: LoopItem): string => (status === 'new' ? 'car-loop-unknown' : 'changed-meanwhile');
const isOfStatus = <Status extends SentLoop['status']>(status: Status) => ({
  is: (loop: LoopItem): loop is SentLoop & { readonly status: Status } => loop.status === status,
  otherwise: status === 'pending' ? decided : otherwise,
});

/**
 * Who may do what to a loop of a car. Drives the decisions, the `allowed` of responses, the documentation and the
 * tests.
 */
export const carLoopWhoMay = whoMay(
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
        is: ({ actor }: Asking, loop: LoopItem) =>
          actor !== undefined && (!('submittedBy' in loop) || loop.submittedBy !== actor),
        otherwise: 'car-loop-own',
      },
      'moderator or admin': isStaff,
      author: {
        // For an unknown one no one is refused as a stranger: the error is that it does not exist.
        is: ({ actor }: Asking, loop: LoopItem) =>
          actor !== undefined && (!('submittedBy' in loop) || loop.submittedBy === actor),
        otherwise: 'car-loop-not-yours',
      },
    },
  },
);

export const loopIn = ({ loops }: CarLoops, loopId: string): LoopItem =>
  loops.find((loop) => loop.loopId === loopId) ?? { status: 'new' };
