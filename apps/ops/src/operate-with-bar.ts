import {
  operate,
  OperationStopped,
  type OperationRequest,
  type Watching,
  type WorkDone,
  type WorkProgress,
} from '#operations';
import { STOPPED } from './exit-codes.ts';
import { type ProgressBar, progressBar } from './progress-bar.ts';
import type { Stores } from './stores.ts';

const bars = (label: (view: string) => string) => {
  let [shown, of]: [ProgressBar | undefined, string | undefined] = [undefined, undefined];
  return {
    onProgress: ({ view = '', position, of: total }: WorkProgress) => {
      if (view !== of) {
        shown?.end();
        [shown, of] = [progressBar(label(view), total), view];
      }
      shown?.to(position);
    },
    end: () => {
      shown?.end();
      [shown, of] = [undefined, undefined];
    },
  };
};

/**
 * Runs an operation with a progress bar. Ctrl+C, and `ops stop` elsewhere, end it and leave everything as it was: then
 * the exit code shows it.
 */
export const operateWithBar = async <Done extends WorkDone>(
  stores: Omit<Stores, 'readStore'> & Partial<Stores>,
  wanted: OperationRequest,
  label: (view: string) => string,
  work: (watching: Watching, bar: { end(): void }) => Promise<Done>,
): Promise<Done | undefined> => {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  const { onProgress, end } = bars(label);
  try {
    return await operate(stores, wanted, (watching) => work(watching, { end }), { signal: stop.signal, onProgress });
  } catch (error) {
    if (!(error instanceof OperationStopped)) throw error;
    end();
    console.log(error.message);
    process.exitCode = STOPPED;
    return undefined;
  } finally {
    end();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
  }
};
