import type { OperationEvent } from '#domain';
import type { EventStore } from '#event-store';
import { endOperationOf } from './operate.ts';

const TYPES = new Set(['OperationBegun', 'OperationEnded']);
const EVENTS_A_READ = 10_000;

/** Ends operations that no process can be running, as the log comes from a backup. */
export const endBrokenOff = async (eventStore: EventStore): Promise<void> => {
  const open = new Set<string>();
  const head = await eventStore.head();
  for (let after = 0; after < head;) {
    const { events, position } = await eventStore.readAll(after, EVENTS_A_READ, TYPES);
    for (const { type, data } of events as unknown as readonly OperationEvent[]) {
      if (type === 'OperationBegun') open.add(data.operationId);
      else open.delete(data.operationId);
    }
    if (position <= after) break;
    after = position;
  }
  for (const operationId of open) await endOperationOf(eventStore, operationId, 'stopped', {});
};
