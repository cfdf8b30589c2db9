import type { Recorded } from '#kernel';
import { LOG_STARTED_POSITION, openLogForReading, openLogForWriting } from './log-file.sqlite.ts';
import { NOTE_SHAPE } from './log-writer.sqlite.ts';
import { decode, encode, type LogRow } from './stored-event.ts';

/** The new content of an event; undefined leaves it as it is. */
export type Redact = (event: Recorded) => Pick<Recorded, 'data' | 'version' | 'meta'> | undefined;

const ROWS_AT_ONCE = 1_000;
const rows = `
  SELECT position, stream, revision, id, type, version, data, meta FROM events WHERE position > ?
  ORDER BY position LIMIT ${ROWS_AT_ONCE}`;

/** Every event of a log in its order, in the shape in which it was stored. */
export function* storedEvents(file: string): Generator<Recorded> {
  const log = openLogForReading(file);
  try {
    const select = log.prepare(rows);
    select.setReturnArrays(true);
    for (let after = LOG_STARTED_POSITION; ;) {
      const page = select.all(after) as unknown as LogRow[];
      for (const row of page) yield decode(row);
      const last = page.at(-1);
      if (!last) return;
      [after] = last;
    }
  } finally {
    log.close();
  }
}

/**
 * Rewrites events of a log that no one else has open, in one transaction, and leaves no byte of their old content: only
 * for words that should never have been there. Ids, positions, streams and order stay. Returns how many were written.
 */
export const redactLog = (file: string, redact: Redact): number => {
  const found = [...storedEvents(file)].flatMap((event) => {
    const instead = redact(event);
    return instead ? [{ ...event, ...instead }] : [];
  });
  if (found.length === 0) return 0;
  const log = openLogForWriting(file);
  try {
    const update = log.prepare('UPDATE events SET version = ?, data = ?, meta = ? WHERE position = ?');
    const note = log.prepare(NOTE_SHAPE);
    log.exec('PRAGMA secure_delete = ON; BEGIN IMMEDIATE');
    for (const event of found)
      for (const [, type, version, data, meta] of encode(event.stream, [event])) {
        update.run(version, data, meta, event.position);
        if (version > 1) note.run(type, version);
      }
    log.exec('COMMIT; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    return found.length;
  } finally {
    log.close();
  }
};
