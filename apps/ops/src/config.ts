import { join } from 'node:path';

/** Where the log and the views are kept: the same variables as the API's. */
export type OpsConfig = {
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  readonly accountsUrl: string;
};

/** Reads the environment. An empty variable counts as one that is not set. */
export const readOpsConfig = (env: Readonly<Record<string, string | undefined>>): OpsConfig => {
  const folder = env['DATA_DIR'] || 'data';
  return {
    eventStoreUrl: env['EVENT_STORE_URL'] || `sqlite:${join(folder, 'log.sqlite')}`,
    accountsUrl: env['ACCOUNTS_URL'] || `sqlite:${join(folder, 'accounts.sqlite')}`,
    readStoreUrl: env['READ_STORE_URL'] || `sqlite:${join(folder, 'views')}`,
  };
};
