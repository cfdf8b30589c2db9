import type { LogReader } from './log-reader.sqlite.ts';

/** How often somebody who waits asks whether another thread or process has written. */
const POLL_MILLISECONDS = 25;

/** Says when a log has changed. */
export type LogNews = {
  /** Resolves when the log is not what it was at `version`, when woken, and when aborted. */
  since(version: number, signal: AbortSignal): Promise<void>;
  /** Something has happened in this process: whoever waits had better look. */
  wake(): void;
};

export const newsOf = (reader: LogReader): LogNews => {
  const woken = new EventTarget();
  return {
    since: (version, signal) =>
      new Promise((resolve, reject) => {
        const ended = new AbortController();
        const poll = setInterval(() => {
          try {
            if (reader.version() !== version) end(resolve);
          } catch (error) {
            end(() => reject(error));
          }
        }, POLL_MILLISECONDS);
        const end = (settle: () => void) => {
          clearInterval(poll);
          ended.abort();
          settle();
        };
        woken.addEventListener('wake', () => end(resolve), { signal: ended.signal });
        signal.addEventListener('abort', () => end(resolve), { signal: ended.signal });
      }),
    wake: () => void woken.dispatchEvent(new Event('wake')),
  };
};
