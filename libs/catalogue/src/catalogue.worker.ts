import { parentPort, workerData } from 'node:worker_threads';
import { type AssetVersion, openReadStore } from '#read-store';
import { makeCatalogue } from './make-catalogue.ts';

// Compressing takes a second of a whole core: a thread for each catalogue, which ends with it.

/** What the thread is started with. */
export type CatalogueWorkerData = { readonly readStoreUrl: string };

/** What it tells when it is done; trouble is the thread's own error. */
export type CatalogueWorkerSays = AssetVersion;

const { readStoreUrl } = workerData as CatalogueWorkerData;
const readStore = await openReadStore({ url: readStoreUrl });
try {
  parentPort?.postMessage((await makeCatalogue(readStore)) satisfies CatalogueWorkerSays);
} finally {
  await readStore.close();
}
