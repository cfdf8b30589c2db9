import { join } from 'node:path';
import { eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore } from '#event-store';

/** The log of an API's folder, opened in addition to the running API, as by the command line. */
export const openSecondLog = async (
  folder: string,
): Promise<{ readonly store: EventStore; close(): Promise<void> }> => {
  const store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  return { store, close: () => store.close() };
};
