import { Appender } from './append.kurrent.ts';
import { Connection } from './connection.kurrent.ts';
import type { EventStore } from './event-store.ts';
import { firstAnswer } from './first-answer.kurrent.ts';
import { followerOn } from './follow.kurrent.ts';
import { knownIds } from './known-ids.ts';
import { type EventTypes, knownShapes } from './known-shapes.ts';
import { logIdOf } from './log-id.kurrent.ts';
import { ANSWER_MS, REQUEST_MS } from './timeouts.ts';
import { readerOn } from './reader.kurrent.ts';
import { recordedBy, streamNames } from './recorded.kurrent.ts';
import { openShapeList } from './shapes.kurrent.ts';
import type { Upcasters } from './upcasters.ts';

/**
 * `streamPrefix` (default `tdr-`) starts the name of every stream of this product, so that `$all` can be filtered on a
 * shared server: no other stream may start with it. The times are for tests: how long a server may be silent, a request
 * may take in all, and a start waits for a log, and how often it reports that. `tell` receives why a start waits.
 */
export type KurrentEventStoreOptions = {
  readonly url: string;
  readonly upcasters: Upcasters;
  readonly eventTypes?: EventTypes;
  readonly streamPrefix?: string;
  readonly answerMs?: number;
  readonly requestMs?: number;
  readonly startMs?: number;
  readonly tellEveryMs?: number;
  readonly tell?: (line: string) => void;
};

/**
 * The event store in KurrentDB, or EventStoreDB from 23.10 on. The user in the URL must be allowed to read `$all`.
 * A position is the server's commit position. Throws `EventStoreUnavailable` when the server does not answer, does not
 * allow it, or its positions are more than a number holds.
 */
export const openKurrentEventStore = async (options: KurrentEventStoreOptions): Promise<EventStore> => {
  const { url, streamPrefix = 'tdr-', answerMs = ANSWER_MS, requestMs = REQUEST_MS } = options;
  const names = streamNames(streamPrefix);
  const connection = new Connection({ url, prefix: streamPrefix, answerMs, requestMs });
  const shapes = knownShapes(options.upcasters, options.eventTypes);
  const reader = readerOn(connection, names, shapes);
  const ids = knownIds();
  const toRecorded = recordedBy(names, shapes);
  try {
    await firstAnswer(connection, options);
    // Finds out immediately whether its positions can be used.
    await reader.readAll(0, 1);
    const logId = await logIdOf(connection, reader, names);
    const list = await openShapeList(connection, reader, names, shapes);
    const appender = new Appender({ connection, readEvents: reader.events, names, ids, list });
    return {
      append: (stream, expected, events) => appender.append(stream, expected, events),
      read: async (stream, { after, limit } = {}) => {
        const from = after ? after.revision + 1 : 0;
        const events = await reader.events(names.stored(stream), from, limit);
        ids.saw(
          stream,
          from,
          events.map((event) => event.id),
        );
        return events.map(toRecorded);
      },
      readAll: reader.readAll,
      follow: followerOn(connection, reader.head, names, shapes),
      head: reader.head,
      logId: async () => logId,
      newestVersion: shapes.newestVersion,
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
};
