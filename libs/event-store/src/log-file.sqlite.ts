import { hash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LOG_FORMAT, SHAPES_OF_EVENTS } from './check-log.sqlite.ts';

/** Position of the event that carries the log's id: the first of the log, in a stream of the store's own. */
export const LOG_STARTED_POSITION = 1;

/** How long one process waits for another's transaction. */
const BUSY_MILLISECONDS = 10_000;

/** 16 MB: a busy minute writes the pages of the index many times over, and copies each back only a few times. */
const JOURNAL_PAGES = 4_000;

const SQLITE_BUSY = 5;

const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream_key INTEGER NOT NULL,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL,
    meta TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_of_a_stream ON events (stream_key);
  CREATE TABLE IF NOT EXISTS shapes (type TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO shapes (type, version) ${SHAPES_OF_EVENTS}
  ON CONFLICT (type) DO UPDATE SET version = max(version, excluded.version);
  PRAGMA user_version = ${LOG_FORMAT}`;

const started = `
  INSERT INTO events (position, stream_key, stream, revision, id, type, version, data, meta)
  SELECT ${LOG_STARTED_POSITION}, ?, ?, 0, ?, 'LogStarted', 1, '{}', ?
  WHERE NOT EXISTS (SELECT 1 FROM events)`;

/** A stream of the store's own, for the event that the log starts with. */
const LOG_STREAM = '$log';

/**
 * What a stream is indexed by: 48 bits of its name's SHA-256. An index of names would be five times as large, and most
 * of what a commit of many streams writes is pages of the index. Streams may share a key, so compare the name too.
 */
export const streamKeyOf = (stream: string): number => hash('sha256', stream, 'buffer').readUIntBE(0, 6);

/**
 * Opens the log for its writer and creates what is missing, log id included, in one transaction: of two processes that
 * open a new file together, the second finds what the first made. `maxPageCount` bounds the file, for tests.
 */
export const openLogForWriting = (file: string, maxPageCount?: number): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const log = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS });
  try {
    useWriteAheadLog(log);
    log.exec(`PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${JOURNAL_PAGES}`);
    if (maxPageCount !== undefined) log.exec(`PRAGMA max_page_count = ${maxPageCount}`);
    if (!isStarted(log) || formatOf(log) < LOG_FORMAT) start(log);
    return log;
  } catch (error) {
    log.close();
    throw error;
  }
};

/** Opens the log for reading only. Throws when there is none, or none yet. */
export const openLogForReading = (file: string): DatabaseSync => {
  const log = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MILLISECONDS });
  if (isStarted(log)) return log;
  log.close();
  throw new Error('the file holds no log');
};

/** SQLite does not wait for another process here: if both change the same new file, one gets a busy error. */
const useWriteAheadLog = (log: DatabaseSync): void => {
  const until = performance.now() + BUSY_MILLISECONDS;
  for (;;) {
    try {
      log.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || performance.now() > until) throw error;
    }
  }
};

const isStarted = (log: DatabaseSync): boolean =>
  log.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get() !== undefined;

const formatOf = (log: DatabaseSync): number => Number(log.prepare('PRAGMA user_version').get()?.['user_version']);

const start = (log: DatabaseSync): void => {
  log.exec('BEGIN IMMEDIATE');
  log.exec(schema);
  const meta = JSON.stringify(['', '', 'system:log', new Date().toISOString()]);
  log.prepare(started).run(streamKeyOf(LOG_STREAM), LOG_STREAM, randomUUID(), meta);
  log.exec('COMMIT');
};
