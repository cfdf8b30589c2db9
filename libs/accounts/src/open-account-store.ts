import type { AccountStore } from './account-store.ts';

/**
 * Persons alone, for the command line: the store must have been used by the API before, which makes its tables.
 */
export const openPersons = async (url: string): Promise<Pick<AccountStore, 'persons' | 'close'>> => {
  const { persons, close } = await openAccountStore(url);
  return { persons, close };
};

/** The adapter for the URL's scheme; a driver that is not used is never loaded. */
export const openAccountStore = async (url: string): Promise<AccountStore> => {
  if (url.startsWith('sqlite:')) {
    const { openSqliteAccountStore } = await import('./account-store.sqlite.ts');
    return openSqliteAccountStore(url.slice('sqlite:'.length));
  }
  const { openMongoAccountStore } = await import('./account-store.mongo.ts');
  return openMongoAccountStore(url);
};
