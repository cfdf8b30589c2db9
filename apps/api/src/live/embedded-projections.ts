import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildViews } from './build-views.ts';
import type { ProjectionsWorkerData, ProjectionsWorkerMessage } from './projections-talk.ts';

/** The projection runner in a thread of this process. */
export type EmbeddedProjections = {
  /** Every view has reached the end of the log; rejects when a view does not belong to the log. */
  readonly caughtUp: Promise<void>;
  /** Resolves when everything is written. */
  stop(): Promise<void>;
};

/** The thread runs the same kind of file as this one: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const PROJECTIONS = new URL(`./projections.worker${ENDING}`, import.meta.url);
const EXEC_ARGV = ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];

const AGAIN_AFTER_MS = 1_000;
/**
 * Its objects are short-lived: a larger nursery would grow the process by 50 MB and save little time. The rest is for
 * the cache of a rebuild, some 60 MB, several times over.
 */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 384 };

/**
 * Builds missing views first, then starts the runner. A failure before it has caught up ends the startup; a later one
 * is reported by `broke` and the runner restarts; until then views are read as they are.
 */
export const startProjections = (
  data: ProjectionsWorkerData,
  hear: (message: ProjectionsWorkerMessage) => void,
  broke: (error: unknown) => void,
  lacksViews: () => Promise<boolean>,
): EmbeddedProjections => {
  const caughtUp = Promise.withResolvers<void>();
  const stopped = new AbortController();
  const run = () =>
    runThread(data, stopped.signal, (message) => {
      if (message.kind === 'caught-up') caughtUp.resolve();
      hear(message);
    });
  const buildLacking = async () => {
    if (await lacksViews()) await buildViews(data, stopped.signal, hear);
  };
  const keepRunning = async (): Promise<void> => {
    // A failed build is retried by the runner, which reports the error.
    await buildLacking().catch(broke);
    while (!stopped.signal.aborted) {
      await run().catch((error: unknown) => {
        caughtUp.reject(error);
        broke(error);
      });
      await delay(AGAIN_AFTER_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const finished = keepRunning();
  return {
    caughtUp: caughtUp.promise,
    stop: () => {
      stopped.abort();
      return finished;
    },
  };
};

/** Resolves when the thread ends by itself or is stopped; rejects on an error. */
const runThread = async (
  data: ProjectionsWorkerData,
  stopped: AbortSignal,
  hear: (message: ProjectionsWorkerMessage) => void,
): Promise<void> => {
  const worker = new Worker(PROJECTIONS, {
    name: 'projections',
    workerData: data,
    execArgv: EXEC_ARGV,
    resourceLimits: LIMITS,
  });
  const stop = () => worker.postMessage('stop');
  stopped.addEventListener('abort', stop);
  if (stopped.aborted) stop();
  worker.on('message', hear);
  try {
    await new Promise((resolve, reject) => worker.once('error', reject).once('exit', resolve));
  } finally {
    stopped.removeEventListener('abort', stop);
  }
};
