import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { EventStoreDamaged, EventStoreNewer, EventStoreUnavailable } from './event-store.ts';
import type { KnownShapes } from './known-shapes.ts';

/**
 * Of the file: raised when an older program could misread what a newer one writes. 2: every event shape is in the list
 * of shapes, not only those of a version above the first.
 */
export const LOG_FORMAT = 2;

/** The shapes of a log that does not list them, or not all. */
export const SHAPES_OF_EVENTS = `
  SELECT type, max(version) AS version FROM events WHERE stream NOT LIKE '$%' GROUP BY type`;

/** Half a second of checking. Damage in a longer log is found when the page is read, and by every backup. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

const [SQLITE_CORRUPT, SQLITE_NOTADB] = [11, 26];

/** Whether SQLite reports that a file is not what it wrote. */
export const isDamage = (error: unknown): boolean =>
  [SQLITE_CORRUPT, SQLITE_NOTADB].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** Throws `EventStoreDamaged`, or `EventStoreNewer` before an event is read; does nothing when there is no log yet. */
export const checkLog = (file: string, shapes: KnownShapes): void => {
  if (!existsSync(file)) return;
  const log = opened(file);
  try {
    checkFormat(log, shapes);
    const said = statSync(file).size > LOOKED_THROUGH_BYTES ? 'ok' : value(log, 'PRAGMA quick_check(1)');
    if (said !== 'ok') throw new EventStoreDamaged(file, lastLine(said));
  } catch (error) {
    throw isDamage(error) ? new EventStoreDamaged(file, String(error)) : error;
  } finally {
    log.close();
  }
};

const opened = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  } catch (cause) {
    throw new EventStoreUnavailable(`the log ${file} cannot be opened: ${String(cause)}`, { cause });
  }
};

const checkFormat = (log: DatabaseSync, shapes: KnownShapes): void => {
  const format = Number(value(log, 'PRAGMA user_version'));
  if (format > LOG_FORMAT) throw new EventStoreNewer(`the log’s format is ${format}, this program knows ${LOG_FORMAT}`);
  // A file without a log yet.
  if (format === 0 && value(log, "SELECT 1 FROM sqlite_schema WHERE name = 'events'") === undefined) return;
  const listed = format < LOG_FORMAT ? SHAPES_OF_EVENTS : 'SELECT type, version FROM shapes';
  for (const { type, version } of log.prepare(listed).all()) shapes.check([String(type), Number(version)]);
};

const value = (log: DatabaseSync, sql: string): unknown => Object.values(log.prepare(sql).get() ?? {})[0];

/** SQLite puts a heading before its message. */
const lastLine = (said: unknown): string => String(said).split('\n').at(-1) ?? '';
