import { join } from 'node:path';
import { eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore } from '#event-store';

/** The log of an API's folder, opened beside the running API as the command line does it. */
export const openLogBeside = async (
  folder: string,
): Promise<{ readonly store: EventStore; close(): Promise<void> }> => {
  const store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  return { store, close: () => store.close() };
};
