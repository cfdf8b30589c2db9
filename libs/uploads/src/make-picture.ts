import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { checkPicture, type SentAs } from './check-picture.ts';
import type { Picture } from './encode-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import type { PictureTask, PictureWorkerSays } from './picture.worker.ts';

/** The thread is of the same kind as this file: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const WORKER = new URL(`./picture.worker${ENDING}`, import.meta.url);
const EXEC_ARGV = ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };
/** Each holds a file of 8 MB meanwhile, a loop 25 MB. */
const WAITING_MAX = 8;

/** More pictures wait than are worth waiting for. */
export class TooManyPictures extends Error {
  constructor() {
    super('too many pictures wait');
    this.name = 'TooManyPictures';
  }
}

/** Makes pictures and loops of files, one after the other, each in a thread of its own. */
export type PictureMaker = (bytes: Buffer, as?: SentAs) => Promise<Picture>;

/** Throws `PictureRefused` or `TooManyPictures`. */
export const pictureMaker = (): PictureMaker => {
  let [waiting, last]: [number, Promise<unknown>] = [0, Promise.resolve()];
  return async (bytes, as = 'picture') => {
    checkPicture(bytes, as);
    if (waiting >= WAITING_MAX) throw new TooManyPictures();
    waiting += 1;
    const made = last.then(() => inWorker({ bytes, as }));
    last = made.catch(() => undefined);
    try {
      return await made;
    } finally {
      waiting -= 1;
    }
  };
};

const inWorker = async (task: PictureTask): Promise<Picture> => {
  // The library behind must stay in memory when the first thread that used it ends: sharp asks for it.
  await import('sharp');
  const said = await new Promise<PictureWorkerSays>((resolve, reject) => {
    const worker = new Worker(WORKER, {
      name: 'picture',
      workerData: task,
      execArgv: EXEC_ARGV,
      resourceLimits: LIMITS,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the picture was not finished')));
  });
  if ('refused' in said) throw new PictureRefused(said.refused.code, said.refused.facts);
  return said.picture;
};
