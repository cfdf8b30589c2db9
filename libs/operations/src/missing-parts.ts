import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '#event-store';

export type PartUrls = { readonly eventStoreUrl: string; readonly readStoreUrl: string; readonly accountsUrl: string };

/** One of the stores is gone while the others exist: creating an empty one would lose the link to them. */
export class PartMissing extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'PartMissing';
  }
}

const EVENTS_A_READ = 4_000;

/** Throws `PartMissing` where views or accounts exist, in files, and the log's file does not. */
export const checkLogIsThere = ({ eventStoreUrl, readStoreUrl, accountsUrl }: PartUrls): void => {
  const log = fileOf(eventStoreUrl);
  if (log === undefined || existsSync(log)) return;
  const views = fileOf(readStoreUrl);
  const others = [views && join(views, 'registry.sqlite'), fileOf(accountsUrl)];
  const there = others.find((file) => file !== undefined && existsSync(file));
  if (there === undefined) return;
  throw new PartMissing(
    `the log ${log} is missing, though ${there} is there. Put it back, or bring the newest backup back with \`ops restore\`. ` +
      'To begin anew, name an empty folder with DATA_DIR',
  );
};

/** Throws `PartMissing` where the log has events by users and there is no accounts store. */
export const checkAccountsAreThere = async (
  eventStore: EventStore,
  { accountsUrl }: PartUrls,
  areThere: boolean,
): Promise<void> => {
  if (areThere || !(await namesAccounts(eventStore))) return;
  const where = fileOf(accountsUrl);
  throw new PartMissing(
    `the accounts ${where ? `in ${where} are` : 'of ACCOUNTS_URL are'} missing, though the log names some. Put them back, ` +
      'or bring the newest backup back with `ops restore`: without them nobody can log in, and what people wrote is gone',
  );
};

/** Actors that are no users have a prefix: `policy:`, `job:`, `system:`, `demo:`. */
const namesAccounts = async (eventStore: EventStore): Promise<boolean> => {
  const head = await eventStore.head();
  for (let after = 0; after < head;) {
    const { events, position } = await eventStore.readAll(after, EVENTS_A_READ);
    if (events.some(({ meta }) => !meta.actor.includes(':'))) return true;
    after = position;
  }
  return false;
};

const fileOf = (url: string): string | undefined =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined;
