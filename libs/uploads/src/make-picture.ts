import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPicture, type SentAs } from './check-picture.ts';
import type { Picture } from './encode-picture.ts';
import { fairTurns } from './fair-turns.ts';
import { PictureRefused } from './picture-refused.ts';
import type { PictureProcessSays, PictureTask } from './picture.process.ts';

/** The process runs a file of the same kind as this one: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const PROCESS = fileURLToPath(new URL(`./picture.process${ENDING}`, import.meta.url));
const EXEC_ARGV = [
  '--max-old-space-size=128',
  ...(ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : []),
];
/** The largest loop that is taken needs a few seconds of one core. */
const TIME_MAX_MS = 60_000;
/** Each holds a file of 8 MB meanwhile, a loop 25 MB. */
const WAITING = { ofOne: 4, ofAll: 12 };
const INSTALLATION = 'installation';

/** Makes pictures and loops of files, one after the other and in turns by who sent them, each in a process of its own. */
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
  const said = await new Promise<PictureProcessSays>((resolve, reject) => {
    // Nothing of this process's surroundings, which hold keys, is for a decoder.
    const child = fork(PROCESS, { env: {}, execArgv: EXEC_ARGV, serialization: 'advanced', timeout: TIME_MAX_MS });
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the picture was not finished: ${signal ?? code}`)));
    child.send(task, (error) => (error ? reject(error) : undefined));
  });
  if ('refused' in said) throw new PictureRefused(said.refused.code, said.refused.facts);
  return said.picture;
};
