import { setImmediate as turn } from 'node:timers/promises';
import { EventStoreUnavailable, type FollowedBatch } from './event-store.ts';
import { newsOf } from './log-news.ts';
import type { LogReader } from './log-reader.sqlite.ts';

/** Events per batch: some milliseconds of reading. */
const BATCH_EVENTS = 1_000;
/**
 * A busy log is read in larger batches, which cost less per event: a millisecond for each event of the last one, up to
 * these.
 */
const PATIENCE_MILLISECONDS = 100;

/** Followers of one reader, and what ends their waiting. */
export type LogFollowers = {
  follow(after: number, signal: AbortSignal): AsyncGenerator<FollowedBatch, void>;
  /** Another part of this process has written. */
  wake(): void;
  /** Stops all reading: followers get `EventStoreUnavailable`. */
  close(): void;
};

export const followersOf = (reader: LogReader): LogFollowers => {
  const news = newsOf(reader);
  let closed = false;

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
      }
      // At the end of the log: what is written in this time comes as one batch, not each event as one.
      const { length } = batch.events;
      if (saidLive && !signal.aborted && length < BATCH_EVENTS)
        await news.since(version, signal, Math.min(length, PATIENCE_MILLISECONDS));
    }
  }

  return {
    follow,
    wake: news.wake,
    close: () => {
      closed = true;
      news.wake();
    },
  };
};
