import { parentPort, workerData } from 'node:worker_threads';
import { encodePicture, type Picture } from './encode-picture.ts';
import { type PictureFault, PictureRefused } from './picture-refused.ts';

// A thread for each picture, which ends with it: what decoding took is given back, and requests go on meanwhile.

/** What it says when it is done; anything unforeseen is the thread's own error. */
export type PictureWorkerSays =
  | { readonly picture: Picture }
  | { readonly refused: { readonly code: PictureFault; readonly facts: Readonly<Record<string, number>> } };

try {
  parentPort?.postMessage({ picture: await encodePicture(workerData as Uint8Array) } satisfies PictureWorkerSays);
} catch (error) {
  if (!(error instanceof PictureRefused)) throw error;
  const { code, facts } = error;
  parentPort?.postMessage({ refused: { code, facts } } satisfies PictureWorkerSays);
}
