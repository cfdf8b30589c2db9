import type { AccountStore } from './account-store.ts';
import type { Forgotten } from './erasure.ts';
import { forgottenOf } from './forgotten-of.ts';

/** What the command line asks of the store, which the API must have used before: it makes the tables. */
export type AccountRows = Pick<AccountStore, 'names' | 'persons' | 'doors' | 'visits' | 'close'> & {
  /** What mails name a user by. */
  forgotten(userId: string): Promise<Forgotten>;
};

/** The rows alone, without sign-in. */
export const openAccountRows = async (url: string): Promise<AccountRows> => {
  const store = await openAccountStore(url);
  const { names, persons, doors, visits, close } = store;
  return { names, persons, doors, visits, close, forgotten: (userId) => forgottenOf(store, userId) };
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
