import { partsOf, type QueueKind } from '../queue/queue-kind.ts';
import type { ImportRowLeftOpen, ImportRowReopened, ImportRowSettled } from './catalogue-import.events.ts';
import { importStream } from './catalogue-import.state.ts';

export const rowItemId = ({ importId, row }: { readonly importId: string; readonly row: number }): string =>
  `${importId}|${row}`;

/** Rows of a sheet without a certain match wait for a moderator; declined, they match no car. */
export const importRowQueueKind: QueueKind<ImportRowLeftOpen | ImportRowSettled | ImportRowReopened> = {
  kind: 'import-row',
  stream: (itemId) => importStream(partsOf(itemId)[0]),
  handles: ['ImportRowLeftOpen', 'ImportRowSettled', 'ImportRowReopened'],
  moveOf: ({ type, data }) => {
    const itemId = rowItemId(data);
    if (type === 'ImportRowLeftOpen') return { to: 'waiting', itemId, priority: 'medium' };
    if (type === 'ImportRowReopened') return { to: 'waiting', itemId, priority: 'medium', undoes: true };
    return { to: data.carId === null && !data.newCar ? 'declined' : 'approved', itemId };
  },
};
