import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, openEventStore } from '#event-store';
import { openReadStore, type ReadStore } from '#read-store';

/** An empty SQLite read store in a folder that is removed at the stop, and further clients of it. */
export const openTemporaryReadStore = async (): Promise<{
  readonly folder: string;
  readonly store: ReadStore;
  another(): Promise<ReadStore>;
  stop(): Promise<void>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'tdr-views-'));
  const url = `sqlite:${folder}`;
  const store = await openReadStore({ url });
  return {
    folder,
    store,
    another: () => openReadStore({ url }),
    stop: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
};

/** An empty SQLite log in a folder that is removed at the stop. */
export const openTemporaryEventStore = async (): Promise<{
  readonly file: string;
  readonly store: EventStore;
  stop(): Promise<void>;
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'tdr-log-'));
  const file = join(folder, 'log.sqlite');
  const store = await openEventStore({ url: `sqlite:${file}`, upcasters: {}, eventTypes: 'any' });
  return {
    file,
    store,
    stop: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
};
