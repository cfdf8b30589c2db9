import { progressBar } from './progress-bar.ts';

export type Watching = {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
};

/** Runs a long task with a progress bar; Ctrl+C requests a stop instead of ending the process. */
export const withStopAndBar = async <Result>(
  label: string,
  work: (watching: Watching) => Promise<Result>,
): Promise<Result> => {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  let bar: ReturnType<typeof progressBar> | undefined;
  try {
    return await work({
      signal: stop.signal,
      onProgress: (done, of) => (bar ??= progressBar(label, of)).to(done),
    });
  } finally {
    bar?.end();
  }
};
