import type { QueueKind } from '../queue/queue-kind.ts';
import type { CarReleased } from './car.events.ts';
import { carStream } from './car.state.ts';
import type { PendingCarEvent } from './pending-car.events.ts';

type Moving = PendingCarEvent | CarReleased;

/** The outcome for a waiting car; one that an import brings in the meantime is in the catalogue as well. */
const become = { PendingCarApproved: 'approved', PendingCarDismissed: 'declined', CarReleased: 'approved' } as const;

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
