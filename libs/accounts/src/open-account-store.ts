import { existsSync } from 'node:fs';
import type { AccountStore } from './account-store.ts';
import type { Forgotten } from './erasure.ts';
import { forgottenOf } from './forgotten-of.ts';

/** The part of the store that the command line uses; the API must have run before, as it makes the tables. */
export type AccountRows = Pick<AccountStore, 'names' | 'persons' | 'texts' | 'doors' | 'visits' | 'close'> & {
  /** The values by which emails name a user. */
  forgotten(userId: string): Promise<Forgotten>;
  bodies(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

export const openAccountRows = async (url: string): Promise<AccountRows> => {
  const store = await openAccountStore(url);
  const { names, persons, texts, doors, visits, close } = store;
  const bodies = (ids: readonly string[]) => texts.bodies(ids);
  return { names, persons, texts, doors, visits, close, bodies, forgotten: (userId) => forgottenOf(store, userId) };
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

/** Whether a store at the URL has ever been used; creates nothing. */
export const accountsAreThere = async (url: string): Promise<boolean> => {
  if (url.startsWith('sqlite:')) return existsSync(url.slice('sqlite:'.length));
  const { isMongoAccountStoreThere } = await import('./account-store.mongo.ts');
  return isMongoAccountStoreThere(url);
};
