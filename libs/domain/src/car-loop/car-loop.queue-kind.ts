import { partsOf, type QueueKind } from '../queue/queue-kind.ts';
import type { CarLoopEvent } from './car-loop.events.ts';
import { carLoopsStream } from './car-loop.state.ts';

export const loopItemId = ({ carId, loopId }: { readonly carId: string; readonly loopId: string }): string =>
  `${carId}|${loopId}`;

const become = {
  CarLoopApproved: 'approved',
  CarLoopDeclined: 'declined',
  CarLoopWithdrawn: 'gone',
} as const;

/** Loops of cars wait for a moderator, and again when they are reported. */
export const carLoopQueueKind: QueueKind<CarLoopEvent> = {
  kind: 'car-loop',
  stream: (itemId) => carLoopsStream(partsOf(itemId)[0]),
  handles: [
    'CarLoopSubmitted',
    'CarLoopApproved',
    'CarLoopReported',
    'CarLoopDeclined',
    'CarLoopWithdrawn',
    'CarLoopReopened',
  ],
  moveOf: ({ type, data }) => {
    const itemId = loopItemId(data);
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
