import { setImmediate as turn } from 'node:timers/promises';
import { EventStoreUnavailable, type FollowedBatch } from './event-store.ts';
import type { LogReader } from './log-reader.sqlite.ts';

/** How often a follower asks whether another thread or process has written. */
const POLL_MILLISECONDS = 25;

/** Events of one batch: some milliseconds of reading. */
const BATCH_EVENTS = 1_000;

/** Followers of one reader, and what ends their waiting. */
export type LogFollowers = {
  follow(after: number, signal: AbortSignal): AsyncGenerator<FollowedBatch, void>;
  /** Somebody in this process has written. */
  wake(): void;
  /** Nothing will be read any more: whoever follows gets `EventStoreUnavailable`. */
  close(): void;
};

export const followersOf = (reader: LogReader): LogFollowers => {
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  let closed = false;

  /** Resolves when the log is no longer what it was at `version`, or when there is another reason to look. */
  const news = (version: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (pollOnly = false) => {
        try {
          if (pollOnly && reader.version() === version) return;
          resolve();
        } catch (error) {
          reject(error);
        }
        done();
      };
      const done = () => {
        clearInterval(timer);
        waiting.delete(woken);
        signal.removeEventListener('abort', woken);
      };
      const woken = () => look();
      const timer = setInterval(() => look(true), POLL_MILLISECONDS);
      waiting.add(woken);
      signal.addEventListener('abort', woken);
    });

  async function* follow(after: number, signal: AbortSignal): AsyncGenerator<FollowedBatch, void> {
    const history = signal.aborted ? 0 : reader.head();
    let position = after;
    let saidLive = false;
    while (!signal.aborted) {
      if (closed) throw new EventStoreUnavailable('the event store is closed');
      // Before reading, so that what is written after the read counts as news.
      const version = reader.version();
      const live = position >= history;
      const batch = reader.readAll(position, BATCH_EVENTS);
      position = batch.position;
      if (batch.events.length > 0 || (live && !saidLive)) {
        saidLive ||= live;
        yield { ...batch, live };
        await turn();
      } else {
        await news(version, signal);
      }
    }
  }

  return {
    follow,
    wake,
    close: () => {
      closed = true;
      wake();
    },
  };
};
