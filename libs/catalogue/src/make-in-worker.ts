import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AssetVersion } from '#read-store';
import type { CatalogueWorkerData, CatalogueWorkerMessage } from './catalogue.worker.ts';

/** The thread has the extension of this file: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const WORKER = new URL(`./catalogue.worker${ENDING}`, import.meta.url);
const EXEC_ARGV = ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

/** Makes the catalogue in a thread of its own. Rejects when the thread fails, or is ended by `signal`. */
export const makeInWorker = async (data: CatalogueWorkerData, signal: AbortSignal): Promise<AssetVersion> => {
  signal.throwIfAborted();
  const worker = new Worker(WORKER, {
    name: 'catalogue',
    workerData: data,
    execArgv: EXEC_ARGV,
    resourceLimits: LIMITS,
  });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (made: CatalogueWorkerMessage) => resolve(made));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the catalogue was not finished')));
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
};
