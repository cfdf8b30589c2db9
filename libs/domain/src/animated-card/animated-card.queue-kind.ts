import { partsOf, type QueueKind } from '../queue/queue-kind.ts';
import type { CarLoopEvent } from './animated-card.events.ts';
import { animatedCardsStream } from './animated-card.state.ts';

export const animatedCardItemId = ({ carId, loopId }: { readonly carId: string; readonly loopId: string }): string =>
  `${carId}|${loopId}`;

const become = {
  CarLoopApproved: 'approved',
  CarLoopDeclined: 'declined',
  CarLoopWithdrawn: 'gone',
} as const;

/** Loops of cars wait for a moderator, and again when they are reported. */
export const animatedCardQueueKind: QueueKind<CarLoopEvent> = {
  kind: 'car-loop',
  stream: (itemId) => animatedCardsStream(partsOf(itemId)[0]),
  handles: [
    'CarLoopSubmitted',
    'CarLoopApproved',
    'CarLoopReported',
    'CarLoopDeclined',
    'CarLoopWithdrawn',
    'CarLoopReopened',
  ],
  moveOf: ({ type, data }) => {
    const itemId = animatedCardItemId(data);
    if (type === 'CarLoopSubmitted') {
      const { submittedBy: submitter } = data;
      return { to: 'waiting', itemId, priority: 'low', submitter, owner: submitter };
    }
    if (type === 'CarLoopReported')
      return { to: 'waiting', itemId, priority: 'medium', reporter: data.reportedBy, changes: true };
    if (type === 'CarLoopReopened') return { to: 'waiting', itemId, priority: 'low', undoes: true };
    return { to: become[type], itemId };
  },
};
