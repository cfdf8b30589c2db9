import {
  BACKWARDS,
  END,
  ErrorType,
  type Filter,
  type RecordedEvent,
  streamNameFilter,
} from '@kurrent/kurrentdb-client';
import type { Connection } from './connection.kurrent.ts';
import { isOfType } from './errors.kurrent.ts';
import type { LogBatch } from './event-store.ts';
import type { KnownShapes, Shape } from './known-shapes.ts';
import { isBehindItsEvent, placeAfter, positionOf, positionOfEvent } from './position.kurrent.ts';
import { isSystemEvent, recordedBy, shapeOf, type StreamNames } from './recorded.kurrent.ts';

/** The events of a stream, by the name it is stored under, from a revision on; none when there is no such stream. */
export type ReadEvents = (storedStream: string, fromRevision?: number, limit?: number) => Promise<RecordedEvent[]>;

/** Reads on one connection. */
export type Reader = {
  readonly events: ReadEvents;
  readAll(after: number, limit: number, types?: ReadonlySet<string>): Promise<LogBatch>;
  /** The shapes of up to `limit` events after a position, whether the program knows them or not. */
  readShapes(after: number, limit: number): Promise<{ readonly shapes: readonly Shape[]; readonly position: number }>;
  head(): Promise<number>;
};

// A writer must be able to read its own events, also in a cluster.
const requiresLeader = true;

export const readerOn = (connection: Connection, names: StreamNames, shapes: KnownShapes): Reader => {
  const filter = streamNameFilter({ prefixes: [names.prefix] });
  const toRecorded = recordedBy(names, shapes);
  return {
    events: eventsOn(connection),
    readAll: async (after, limit, types) => {
      // First, because what is written during this time may be missing from the page.
      const ended = await lastPosition(connection);
      const found = await page(connection, filter, after, limit);
      const last = found.at(-1);
      const full = found.length === limit && last;
      return {
        events: found.filter((event) => !isSystemEvent(event) && (types?.has(event.type) ?? true)).map(toRecorded),
        position: full ? positionOfEvent(last) : Math.max(after, ended, last ? positionOfEvent(last) : 0),
      };
    },
    readShapes: async (after, limit) => {
      const found = await page(connection, filter, after, limit);
      const last = found.at(-1);
      return {
        shapes: found.filter((event) => !isSystemEvent(event)).map(shapeOf),
        position: last && found.length === limit ? positionOfEvent(last) : Infinity,
      };
    },
    head: () => lastPosition(connection, filter),
  };
};

/** Events per request: a long stream takes longer than one response may. */
const PAGE = 1_000;

const eventsOn =
  (connection: Connection): ReadEvents =>
  async (storedStream, fromRevision = 0, limit = Infinity) => {
    const found: RecordedEvent[] = [];
    for (let asked = PAGE; asked === PAGE && found.length < limit;) {
      const maxCount = Math.min(PAGE, limit - found.length);
      const page = await pageOfStream(connection, storedStream, fromRevision + found.length, maxCount);
      found.push(...page);
      asked = page.length;
    }
    return found.filter((event) => !isSystemEvent(event));
  };

const pageOfStream = (connection: Connection, storedStream: string, fromRevision: number, maxCount: number) =>
  connection.ask(async (client) => {
    const page: RecordedEvent[] = [];
    const options = { fromRevision: BigInt(fromRevision), requiresLeader, maxCount };
    try {
      for await (const { event } of client.readStream(storedStream, options)) if (event) page.push(event);
    } catch (error) {
      if (!isOfType(error, ErrorType.STREAM_NOT_FOUND)) throw error;
    }
    return page;
  });

/** The end of the log, others' streams included unless filtered; 0 when it is empty, or ends in an old transaction. */
const lastPosition = (connection: Connection, filter?: Filter): Promise<number> =>
  connection.ask(async (client) => {
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader } as const;
    for await (const { event } of client.readAll({ ...options, ...(filter ? { filter } : {}) })) {
      if (event && isBehindItsEvent(event.position)) return positionOf(event.position);
    }
    return 0;
  });

/** A read starts with the event at its position, which is why it asks for one more. */
const page = (connection: Connection, filter: Filter, after: number, limit: number): Promise<RecordedEvent[]> =>
  connection.ask(async (client) => {
    const found: RecordedEvent[] = [];
    const options = { fromPosition: placeAfter(after), maxCount: limit + 1, filter, requiresLeader };
    for await (const { event } of client.readAll(options)) {
      if (event && positionOf(event.position) > after) found.push(event);
    }
    return found.slice(0, limit);
  });
