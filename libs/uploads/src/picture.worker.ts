import { parentPort, workerData } from 'node:worker_threads';
import type { SentAs } from './check-picture.ts';
import { encodeLoop } from './encode-loop.ts';
import { encodePicture, type Picture } from './encode-picture.ts';
import { type PictureFault, PictureRefused } from './picture-refused.ts';

// A thread for each picture, which ends with it: what decoding took is given back, and requests go on meanwhile.

/** A file, and what is to be made of it. */
export type PictureTask = { readonly bytes: Uint8Array; readonly as: SentAs };

const encoders: Readonly<Record<SentAs, (bytes: Uint8Array) => Promise<Picture>>> = {
  picture: encodePicture,
  loop: encodeLoop,
};

/** What it says when it is done; anything unforeseen is the thread's own error. */
export type PictureWorkerSays =
  | { readonly picture: Picture }
  | { readonly refused: { readonly code: PictureFault; readonly facts: Readonly<Record<string, number>> } };

try {
  const { bytes, as } = workerData as PictureTask;
  parentPort?.postMessage({ picture: await encoders[as](bytes) } satisfies PictureWorkerSays);
} catch (error) {
  if (!(error instanceof PictureRefused)) throw error;
  const { code, facts } = error;
  parentPort?.postMessage({ refused: { code, facts } } satisfies PictureWorkerSays);
}
