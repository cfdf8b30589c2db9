import { openAccountRows, type AccountRows, type Persons } from '#accounts';
import { upcasters } from '#domain';
import { type EventStore, openEventStore } from '#event-store';
import { openReadStore, type ReadStore } from '#read-store';
import { readOpsConfig } from './config.ts';

/** Opens the log for the time of a piece of work. */
export const withLog = async <Result>(work: (eventStore: EventStore) => Promise<Result>): Promise<Result> => {
  const { eventStoreUrl } = readOpsConfig(process.env);
  const eventStore = await openEventStore({ url: eventStoreUrl, upcasters });
  try {
    return await work(eventStore);
  } finally {
    await eventStore.close();
  }
};

/** What the commands about views work with. */
export type Stores = { readonly eventStore: EventStore; readonly readStore: ReadStore };

/** Opens the log and the views for the time of a piece of work. */
export const withStores = <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> =>
  withLog(async (eventStore) => {
    const { readStoreUrl } = readOpsConfig(process.env);
    const readStore = await openReadStore({ url: readStoreUrl });
    try {
      return await work({ eventStore, readStore });
    } finally {
      await readStore.close();
    }
  });

/** Opens the accounts for the time of a piece of work. */
export const withAccountRows = async <Result>(work: (rows: AccountRows) => Promise<Result>): Promise<Result> => {
  const rows = await openAccountRows(readOpsConfig(process.env).accountsUrl);
  try {
    return await work(rows);
  } finally {
    await rows.close();
  }
};

export const withPersons = <Result>(work: (persons: Persons) => Promise<Result>): Promise<Result> =>
  withAccountRows(({ persons }) => work(persons));
