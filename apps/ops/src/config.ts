import { join } from 'node:path';
import { defaultErasureJournal } from '#accounts';
import { type UpcomingTag, upcomingTags } from '#open-data';
import { Mistake } from './mistake.ts';

/** The addresses of log and views: the same variables as the API's. */
export type OpsConfig = {
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly accountsUrl: string;
  /** The bucket of the nightly public data; undefined: it is stored with the views. */
  readonly dumps: string | undefined;
  readonly erasureJournal: string;
  /** Unsent emails. */
  readonly outbox: string;
};

/** Reads the environment. An empty variable counts as one that is not set. */
export const readOpsConfig = (env: Readonly<Record<string, string | undefined>>): OpsConfig => {
  const folder = env['DATA_DIR'] || 'data';
  const accountsUrl = env['ACCOUNTS_URL'] || `sqlite:${join(folder, 'accounts.sqlite')}`;
  return {
    eventStoreUrl: env['EVENT_STORE_URL'] || `sqlite:${join(folder, 'log.sqlite')}`,
    accountsUrl,
    dumps: env['DUMPS_URL'] || undefined,
    erasureJournal: env['ERASURE_JOURNAL'] || defaultErasureJournal(accountsUrl, folder),
    outbox: join(folder, 'outbox'),
    readStoreUrl: env['READ_STORE_URL'] || `sqlite:${join(folder, 'views')}`,
  };
};

/** As the API reads it. Throws `Mistake`. */
export const readUpcomingTags = (env: Readonly<Record<string, string | undefined>>): readonly UpcomingTag[] => {
  const read = upcomingTags.safeParse(env['UPCOMING_TAGS'] ?? '');
  if (read.success) return read.data;
  throw new Mistake(`UPCOMING_TAGS ${read.error.issues[0]?.message ?? 'cannot be read'}`);
};
