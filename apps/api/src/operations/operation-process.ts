import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import type { ViewWork } from '#operations';

export type OperationJob = Pick<ViewWork, 'act' | 'target'> & {
  readonly operationId: string;
  readonly eventStoreUrl: string;
  readonly readStoreUrl: string;
  /** The bucket of the nightly public data; undefined: it is stored with the views. */
  readonly dumps: string | undefined;
};

/** The process runs the same kind of file as this one: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const PROCESS = new URL(`./operations.process${ENDING}`, import.meta.url);
const FROM_SOURCE = ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
/** The same as for building views at startup. */
const EXEC_ARGV = [...FROM_SOURCE, '--max-old-space-size=384'];

/** Runs an operation in a process of its own. False when that died on its way; an abort stops it where it is. */
export const runOperation = async (job: OperationJob, stopped: AbortSignal): Promise<boolean> => {
  const child = fork(PROCESS, { execArgv: EXEC_ARGV, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = () => child.kill('SIGKILL');
  stopped.addEventListener('abort', stop);
  if (stopped.aborted) stop();
  child.send(job, () => undefined);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  } finally {
    stopped.removeEventListener('abort', stop);
  }
};
