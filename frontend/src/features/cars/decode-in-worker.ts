import { type AssetCar, CatalogueUnreadable } from '#racing';
import { type DecodeMessage, offeredCars } from './decode-talk.ts';

/** A worker as seen from the page. */
export type DecodeWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * The offered cars, decoded in a worker, so that the page stays responsive; in the page where there is no worker or it
 * fails. Rejects with `CatalogueUnreadable`.
 */
export async function decodeInWorker(text: string, start = startWorker): Promise<readonly AssetCar[]> {
  const worker = start();
  if (!worker) return offeredCars(text);
  try {
    return (await answerOf(worker, text)) ?? offeredCars(text);
  } finally {
    worker.terminate();
  }
}

function startWorker(): DecodeWorker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  return new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });
}

/** Undefined when the worker failed: it could not be loaded, or the browser has no module workers. */
function answerOf(worker: DecodeWorker, text: string): Promise<AssetCar[] | undefined> {
  return new Promise((resolve, reject) => {
    const cars: AssetCar[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<DecodeMessage>) => {
      if (data.kind === 'cars') cars.push(...data.cars);
      else if (data.kind === 'all') resolve(cars);
      else reject(new CatalogueUnreadable());
    });
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(text);
  });
}
