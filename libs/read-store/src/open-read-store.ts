import type { ReadStore } from './read-store.ts';

/**
 * Opens the read store of an address: `sqlite:<folder>` or `mongodb://…`. Only the driver that is needed is loaded.
 * Another scheme is an error that names the address.
 */
export const openReadStore = async ({ url }: { readonly url: string }): Promise<ReadStore> => {
  if (url.startsWith('sqlite:')) {
    const { openSqliteReadStore } = await import('./read-store.sqlite.ts');
    return openSqliteReadStore({ folder: url.slice('sqlite:'.length) });
  }
  if (/^mongodb(\+srv)?:/.test(url)) {
    const { openMongoReadStore } = await import('./read-store.mongo.ts');
    return openMongoReadStore({ url });
  }
  throw new Error(`read store address ${url.replace(/\/\/[^@/]*@/, '//')} is neither sqlite:<folder> nor mongodb://…`);
};
