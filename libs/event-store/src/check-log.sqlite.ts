import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { EventStoreDamaged, EventStoreNewer, EventStoreUnavailable } from './event-store.ts';
import { newestVersion, type Upcasters } from './upcasters.ts';

/** Of the file: raised when an older program could misread what a newer one writes. */
export const LOG_FORMAT = 1;

/** Half a second of looking. Damage in a longer log is met when the page is read, and by every backup. */
const LOOKED_THROUGH_BYTES = 64 * 1024 * 1024;

const [SQLITE_CORRUPT, SQLITE_NOTADB] = [11, 26];

/** SQLite says that a file is not what it wrote. */
export const isDamage = (error: unknown): boolean =>
  [SQLITE_CORRUPT, SQLITE_NOTADB].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** Throws `EventStoreDamaged`, or `EventStoreNewer` before an event is read; nothing when there is no log yet. */
export const checkLog = (file: string, upcasters: Upcasters): void => {
  if (!existsSync(file)) return;
  const log = opened(file);
  try {
    checkFormat(log, upcasters);
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

const checkFormat = (log: DatabaseSync, upcasters: Upcasters): void => {
  const format = Number(value(log, 'PRAGMA user_version'));
  if (format > LOG_FORMAT) throw new EventStoreNewer(`the log’s format is ${format}, this program knows ${LOG_FORMAT}`);
  if (format === 0) return;
  for (const { type, version } of log.prepare('SELECT type, version FROM shapes').all()) {
    const known = newestVersion(upcasters, String(type));
    if (Number(version) > known)
      throw new EventStoreNewer(
        `the log has ${String(type)} of version ${String(version)}, this program knows ${known}`,
      );
  }
};

const value = (log: DatabaseSync, sql: string): unknown => Object.values(log.prepare(sql).get() ?? {})[0];

/** SQLite begins what it found with a heading. */
const lastLine = (said: unknown): string => String(said).split('\n').at(-1) ?? '';
