import { parentPort, workerData } from 'node:worker_threads';
import { type AssetVersion, openReadStore } from '#read-store';
import { makeCatalogue } from './make-catalogue.ts';
import { makeOlderCatalogue } from './make-older-catalogue.ts';

// Compressing takes a second of CPU: each catalogue gets a thread, which ends with it.

/** Data of the thread; without a game version, today's catalogue is made. */
export type CatalogueWorkerData = { readonly readStoreUrl: string; readonly gameVersion?: string };

/** The result of the thread; a failure is the thread's own error. */
export type CatalogueWorkerMessage = AssetVersion;

const { readStoreUrl, gameVersion } = workerData as CatalogueWorkerData;
const readStore = await openReadStore({ url: readStoreUrl });
try {
  const making = gameVersion === undefined ? makeCatalogue(readStore) : makeOlderCatalogue(readStore, gameVersion);
  parentPort?.postMessage((await making) satisfies CatalogueWorkerMessage);
} finally {
  await readStore.close();
}
