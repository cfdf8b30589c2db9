import type { QueueKind } from '../queue/queue-kind.ts';
import type { CarReleased } from './car.events.ts';
import { carStream } from './car.state.ts';
import type { PendingCarEvent } from './pending-car.events.ts';

type Moving = PendingCarEvent | CarReleased;

/** What comes of a car that waits; one that an import brings meanwhile is in the catalogue as well. */
const become = { PendingCarApproved: 'approved', PendingCarDismissed: 'declined', CarReleased: 'approved' } as const;

/** Cars that are said to be in the game wait until a moderator has checked them. */
export const pendingCarQueueKind: QueueKind<Moving> = {
  kind: 'pending-car',
  stream: carStream,
  handles: ['PendingCarAdded', 'PendingCarRevised', 'PendingCarApproved', 'PendingCarDismissed', 'CarReleased'],
  moveOf: ({ type, data }) => {
    const itemId = data.carId;
    if (type === 'PendingCarRevised') return { to: 'changed', itemId };
    if (type !== 'PendingCarAdded') return { to: become[type], itemId };
    return { to: 'waiting', itemId, priority: 'medium', ...(data.addedBy && { submitter: data.addedBy }) };
  },
};
