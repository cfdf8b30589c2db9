import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPicture, type SentAs } from './check-picture.ts';
import type { Picture } from './encode-picture.ts';
import { fairTurns } from './fair-turns.ts';
import { PictureRefused } from './picture-refused.ts';
import type { PictureProcessMessage, PictureTask } from './picture.process.ts';

/** The process has the extension of this file: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const PROCESS = fileURLToPath(new URL(`./picture.process${ENDING}`, import.meta.url));
const EXEC_ARGV = [
  '--max-old-space-size=128',
  ...(ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : []),
];
/** The largest accepted loop needs a few seconds of one core. */
const TIME_MAX_MS = 60_000;
/** Each holds a file of 8 MB in memory during this time, a loop 25 MB. */
const WAITING = { ofOne: 4, ofAll: 12 };
const INSTALLATION = 'installation';

/** Makes pictures and loops from files, one after the other and in turns by user, each in its own process. */
export type PictureMaker = (bytes: Buffer, as?: SentAs, by?: string) => Promise<Picture>;

/** Throws `PictureRefused` or `TooManyPictures`. */
export const pictureMaker = (): PictureMaker => {
  const take = fairTurns(WAITING);
  return async (bytes, as = 'picture', by = INSTALLATION) => {
    checkPicture(bytes, as);
    return take(by, () => inProcess({ bytes, as }));
  };
};

const inProcess = async (task: PictureTask): Promise<Picture> => {
  const said = await new Promise<PictureProcessMessage>((resolve, reject) => {
    // A decoder must not get this process's environment, which contains keys.
    const child = fork(PROCESS, { env: {}, execArgv: EXEC_ARGV, serialization: 'advanced', timeout: TIME_MAX_MS });
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the picture was not finished: ${signal ?? code}`)));
    child.send(task, (error) => (error ? reject(error) : undefined));
  });
  if ('refused' in said) throw new PictureRefused(said.refused.code, said.refused.facts);
  return said.picture;
};
