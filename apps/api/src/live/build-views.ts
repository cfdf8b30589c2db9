import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { projections } from '#projections';
import type { EventStore } from '#event-store';
import { isFoldedOtherwise, type ReadStore, viewId } from '#read-store';
import type { ProjectionsWorkerData, ProjectionsWorkerMessage } from './projections-talk.ts';

/** The process runs the same kind of file as this one: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const BUILD_VIEWS = new URL(`./build-views.process${ENDING}`, import.meta.url);
const FROM_SOURCE = ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
/** The cache of a build takes some 60 MB, several times over while it is written. */
const EXEC_ARGV = [...FROM_SOURCE, '--max-old-space-size=384'];

/** For a shorter log the runner builds the views before a process would have started. */
const LONG_LOG = 100_000;

/** Whether a view is missing or out of date, and building it needs a process of its own. */
export const lacksViews = async (eventStore: EventStore, readStore: ReadStore): Promise<boolean> => {
  if ((await eventStore.head()) < LONG_LOG) return false;
  const built = new Map((await readStore.status()).map((view) => [viewId(view), view.checkpoint]));
  for (const projection of projections) {
    const checkpoint = built.get(viewId(projection));
    if (!checkpoint || (await isFoldedOtherwise(projection, eventStore, checkpoint))) return true;
  }
  return false;
};

/** Builds missing views in a process of its own; rejects when that fails. An abort stops it where it is. */
export const buildViews = async (
  data: ProjectionsWorkerData,
  stopped: AbortSignal,
  hear: (message: ProjectionsWorkerMessage) => void,
): Promise<void> => {
  const child = fork(BUILD_VIEWS, { execArgv: EXEC_ARGV, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const stop = () => child.kill('SIGKILL');
  stopped.addEventListener('abort', stop);
  if (stopped.aborted) stop();
  child.on('message', (message) => hear(message as ProjectionsWorkerMessage));
  // If it ended before it could receive data, its exit code shows why.
  child.send(data, () => undefined);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0 && !stopped.aborted) throw new Error(`the views could not be built: code ${String(code)}`);
  } finally {
    stopped.removeEventListener('abort', stop);
  }
};
