import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Recorded } from '#kernel';
import { isDamage } from './check-log.sqlite.ts';
import { EventStoreDamaged, EventStoreUnavailable, type LogBatch, type StreamPart } from './event-store.ts';
import { LOG_STARTED_POSITION, openLogForReading, streamKeyOf } from './log-file.sqlite.ts';
import { decode, type LogRow } from './stored-event.ts';
import type { KnownShapes } from './known-shapes.ts';

/**
 * Reads a log file over a connection that never writes, in the calling thread. The event that carries the log's id is
 * seen by `logId` only.
 */
export type LogReader = {
  /** The log as it was at the first stream read in this turn of the event loop, or when it was last renewed. */
  read(stream: string, part?: StreamPart): Recorded[];
  /** From now on reads have everything that was written until now. */
  renew(): void;
  readAll(after: number, limit: number, types?: ReadonlySet<string>): LogBatch;
  head(): number;
  logId(): string;
  /** A number that changes when the log does, from any writer. */
  version(): number;
  close(): void;
};

/** No limit, for SQLite. */
const ALL = -1;

const columns = 'position, stream, revision, id, type, version, data, meta';

/** Opens a log that exists; every method throws `EventStoreUnavailable` when the file cannot be read. */
export const openLogReader = (file: string, shapes: KnownShapes): LogReader =>
  orUnavailable(() => readerOf(openLogForReading(file), shapes));

const readerOf = (log: DatabaseSync, shapes: KnownShapes): LogReader => {
  const stream = rows(
    log,
    `SELECT ${columns} FROM events WHERE stream_key = ? AND stream = ? AND position > ? ORDER BY position LIMIT ?`,
  );
  const all = rows(log, `SELECT ${columns} FROM events WHERE position > ? ORDER BY position LIMIT ?`);
  const last = rows(log, 'SELECT max(position) FROM events');
  const first = rows(log, `SELECT id FROM events WHERE position = ${LOG_STARTED_POSITION}`);
  const version = rows(log, 'PRAGMA data_version');
  const number = (statement: StatementSync) => (statement.get() as unknown as [number])[0];
  const turn = readsOfATurn(log);
  const eventOf = (row: LogRow) => shapes.upcast(decode(row));

  return {
    read: (name, { after, limit = ALL } = {}) =>
      orUnavailable(() => {
        turn.begin();
        return rowsOf(stream.all(streamKeyOf(name), name, after?.position ?? 0, limit)).map(eventOf);
      }),
    renew: () => orUnavailable(turn.end),
    readAll: (after, limit, types) => {
      turn.end();
      const found = orUnavailable(() => rowsOf(all.all(Math.max(after, LOG_STARTED_POSITION), limit)));
      const wanted = types ? found.filter(([, , , , type]) => types.has(type)) : found;
      return { events: wanted.map(eventOf), position: found.at(-1)?.[0] ?? after };
    },
    head: () => {
      turn.end();
      const position = orUnavailable(() => number(last));
      return position === LOG_STARTED_POSITION ? 0 : position;
    },
    logId: () => orUnavailable(() => (first.get() as unknown as [string])[0]),
    version: () => orUnavailable(() => (turn.end(), number(version))),
    close: () => {
      turn.end();
      log.close();
    },
  };
};

/**
 * One transaction for the streams that are read within a turn of the event loop: after each commit by another writer a
 * transaction starts with an empty page cache, and refilling it is most of the cost of reading a small stream.
 */
const readsOfATurn = (log: DatabaseSync): { begin(): void; end(): void } => {
  const [begin, commit] = [log.prepare('BEGIN'), log.prepare('COMMIT')];
  const end = () => {
    if (log.isOpen && log.isTransaction) commit.run();
  };
  return {
    begin: () => {
      if (log.isTransaction) return;
      begin.run();
      setImmediate(end);
    },
    end,
  };
};

const rowsOf = (found: unknown[]) => found as readonly LogRow[];

/** Rows as arrays cost a fifth less than rows as objects. */
const rows = (log: DatabaseSync, sql: string): StatementSync => {
  const statement = log.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
};

const orUnavailable = <Result>(read: () => Result): Result => {
  try {
    return read();
  } catch (cause) {
    if (isDamage(cause)) throw new EventStoreDamaged('file', String(cause), { cause });
    throw new EventStoreUnavailable(`the log cannot be read: ${String(cause)}`, { cause });
  }
};
