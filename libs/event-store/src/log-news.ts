import type { LogReader } from './log-reader.sqlite.ts';

/** How often somebody who waits asks whether another thread or process has written, at most. */
const POLL_MILLISECONDS = 25;

/** Says when a log has changed. */
export type LogNews = {
  /**
   * Resolves when the log is not what it was at `version`, when woken, and when aborted. Another's writing is seen after
   * `patienceMilliseconds`, 25 at least: whoever has just been given much does well to wait for more of it at once.
   */
  since(version: number, signal: AbortSignal, patienceMilliseconds?: number): Promise<void>;
  /** Something has happened in this process: whoever waits had better look. */
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
