import { existsSync } from 'node:fs';
import { openAccountRows, type AccountRows, type Persons } from '#accounts';
import { eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore } from '#event-store';
import { checkLogIsThere } from '#operations';
import { type Assets, openReadStore, type ReadStore } from '#read-store';
import { openFileVersions } from '#uploads';
import { readOpsConfig } from './config.ts';
import { Mistake } from './mistake.ts';

/** Opens the log for a task; where there is none, creates one. */
export const withNewLog = async <Result>(work: (eventStore: EventStore) => Promise<Result>): Promise<Result> => {
  const { eventStoreUrl, readStoreUrl, accountsUrl } = readOpsConfig(process.env);
  checkLogIsThere({ eventStoreUrl, readStoreUrl, accountsUrl });
  const tell = (line: string) => void process.stderr.write(`${line}\n`);
  const eventStore = await openEventStore({ url: eventStoreUrl, upcasters, eventTypes, tell });
  try {
    return await work(eventStore);
  } finally {
    await eventStore.close();
  }
};

/** The same for an existing log. Throws `Mistake`: a mistyped folder must not look like an empty one. */
export const withLog = async <Result>(work: (eventStore: EventStore) => Promise<Result>): Promise<Result> => {
  checkIsThere('log', readOpsConfig(process.env).eventStoreUrl);
  return withNewLog(work);
};

export type Stores = { readonly eventStore: EventStore; readonly readStore: ReadStore };

/** Opens the log and the views for a task; where there is no log, creates one. */
export const withNewStores = <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> =>
  withNewLog(async (eventStore) => {
    const { readStoreUrl } = readOpsConfig(process.env);
    const readStore = await openReadStore({ url: readStoreUrl });
    try {
      return await work({ eventStore, readStore });
    } finally {
      await readStore.close();
    }
  });

/** The same for an existing log. Throws `Mistake`. */
export const withStores = async <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> => {
  checkIsThere('log', readOpsConfig(process.env).eventStoreUrl);
  return withNewStores(work);
};

/** Opens the bucket of the nightly public data for a task; none where it is stored with the views. */
export const withDumpFiles = async <Result>(
  work: (files: { readonly dumpFiles?: Assets }) => Promise<Result>,
): Promise<Result> => {
  const { dumps } = readOpsConfig(process.env);
  if (dumps === undefined) return work({});
  const dumpFiles = await openFileVersions(dumps);
  try {
    return await work({ dumpFiles });
  } finally {
    dumpFiles.close();
  }
};

/** Opens the accounts for a task. Throws `Mistake` where there are none. */
export const withAccountRows = async <Result>(work: (rows: AccountRows) => Promise<Result>): Promise<Result> => {
  const { accountsUrl } = readOpsConfig(process.env);
  checkIsThere('accounts file', accountsUrl);
  const rows = await openAccountRows(accountsUrl);
  try {
    return await work(rows);
  } finally {
    await rows.close();
  }
};

export const withPersons = <Result>(work: (persons: Persons) => Promise<Result>): Promise<Result> =>
  withAccountRows(({ persons }) => work(persons));

/** Names of accounts by their ids; empty where there are no accounts yet. */
export const namesOf = async (userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const file = fileOf(readOpsConfig(process.env).accountsUrl);
  if (userIds.length === 0 || (file !== undefined && !existsSync(file))) return new Map();
  return withAccountRows(({ names }) => names(userIds));
};

const fileOf = (url: string): string | undefined =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined;

/** A server reports itself what it lacks; a file would be created. */
const checkIsThere = (what: string, url: string): void => {
  const file = fileOf(url);
  if (file !== undefined && !existsSync(file))
    throw new Mistake(`${what} not found: ${file}. Is DATA_DIR the folder that the server uses?`);
};
