import type { AccountStore } from './account-store.ts';

/** The adapter for the URL's scheme; a driver that is not used is never loaded. */
export const openAccountStore = async (url: string): Promise<AccountStore> => {
  if (url.startsWith('sqlite:')) {
    const { openSqliteAccountStore } = await import('./account-store.sqlite.ts');
    return openSqliteAccountStore(url.slice('sqlite:'.length));
  }
  const { openMongoAccountStore } = await import('./account-store.mongo.ts');
  return openMongoAccountStore(url);
};
