import { setTimeout as sleep } from 'node:timers/promises';
import { checkLog } from './check-log.sqlite.ts';
import { type EventStore, EventStoreUnavailable } from './event-store.ts';
import { type EventTypes, type KnownShapes, knownShapes } from './known-shapes.ts';
import { followersOf } from './log-follower.ts';
import { type LogReader, openLogReader } from './log-reader.sqlite.ts';
import { type LogWriter, startLogWriter } from './log-writer.ts';
import { encode } from './stored-event.ts';
import type { Upcasters } from './upcasters.ts';

/** `readOnly` starts no writer, for processes that only follow; `maxPageCount` bounds the file, for tests. */
export type SqliteEventStoreOptions = {
  readonly file: string;
  readonly upcasters: Upcasters;
  readonly eventTypes?: EventTypes;
  readonly readOnly?: boolean;
  readonly maxPageCount?: number | undefined;
};

/**
 * The event store in one SQLite file, created when it is missing. Its own thread writes; reads happen in the calling
 * thread. Several processes may open one file. The log's id is a separate event that `read` and `follow` leave out.
 * Throws `EventStoreUnavailable` when the file cannot be opened, `EventStoreDamaged` and `EventStoreNewer` among them.
 */
export const openSqliteEventStore = async (options: SqliteEventStoreOptions): Promise<EventStore> => {
  let wake = () => {};
  const { file, maxPageCount, readOnly } = options;
  const shapes = knownShapes(options.upcasters, options.eventTypes);
  if (!readOnly) checkLog(file, shapes);
  const writer = readOnly ? undefined : await startLogWriter({ file, maxPageCount }, () => wake());
  const reader = await openReader(file, shapes).catch(async (error: unknown) => {
    await writer?.close();
    throw error;
  });
  const followers = followersOf(reader);
  wake = () => {
    reader.renew();
    followers.wake();
  };
  return storeOf(shapes, reader, followers, writer);
};

const storeOf = (
  { newestVersion }: KnownShapes,
  reader: LogReader,
  followers: ReturnType<typeof followersOf>,
  writer?: LogWriter,
): EventStore => {
  let closed: Promise<void> | undefined;
  return {
    append: async (stream, expected, events) => {
      if (!writer) throw new EventStoreUnavailable('the event store was opened for reading only');
      return writer.append(stream, expected, encode(stream, events));
    },
    read: async (stream, part) => reader.read(stream, part),
    readAll: async (after, limit, types) => reader.readAll(after, limit, types),
    follow: followers.follow,
    head: async () => reader.head(),
    logId: async () => reader.logId(),
    newestVersion,
    close: () => {
      // The reader closes first: the last connection to close, the writer's, tidies up the file.
      closed ??= (async () => {
        followers.close();
        reader.close();
        await writer?.close();
      })();
      return closed;
    },
  };
};

const WAIT_FOR_LOG_MILLISECONDS = 5_000;

/** A log that another process is creating is there in a moment. */
const openReader = async (file: string, shapes: KnownShapes): Promise<LogReader> => {
  const until = performance.now() + WAIT_FOR_LOG_MILLISECONDS;
  for (;;) {
    try {
      return openLogReader(file, shapes);
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(25);
    }
  }
};
