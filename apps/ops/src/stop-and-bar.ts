import { progressBar } from './progress-bar.ts';

/** What a long piece of work is told, and tells: when to stop, and how far it is. */
export type Watching = {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
};

/** Does a long piece of work with a progress bar; Ctrl+C asks it to stop instead of ending the process. */
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
