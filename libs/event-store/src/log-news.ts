import type { LogReader } from './log-reader.sqlite.ts';

/** Longest interval at which a waiting follower checks whether another thread or process has written. */
const POLL_MILLISECONDS = 25;

/** Reports when a log has changed. */
export type LogNews = {
  /**
   * Resolves when the log is not what it was at `version`, when woken, and when aborted. Another process's writes are
   * seen after `patienceMilliseconds`, 25 at least: after a large batch it pays to wait for more events together.
   */
  since(version: number, signal: AbortSignal, patienceMilliseconds?: number): Promise<void>;
  /** Something has happened in this process: waiting followers check the log. */
  wake(): void;
};

export const newsOf = (reader: LogReader): LogNews => {
  const woken = new EventTarget();
  return {
    since: (version, signal, patienceMilliseconds = 0) =>
      new Promise((resolve, reject) => {
        const ended = new AbortController();
        const poll = setInterval(
          () => {
            try {
              if (reader.version() !== version) end(resolve);
            } catch (error) {
              end(() => reject(error));
            }
          },
          Math.max(POLL_MILLISECONDS, patienceMilliseconds),
        );
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
