import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { MAX_EVENTS_A_STREAM } from './budget.ts';
import type { Appended, ExpectedRevision } from './event-store.ts';
import { streamKeyOf } from './log-file.sqlite.ts';
import type { EventColumns } from './stored-event.ts';

/** An append sent to the writer. */
export type AppendRequest = {
  readonly ticket: number;
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventColumns[];
};

/** The outcome of an append. */
export type AppendOutcome =
  | ({ readonly status: 'appended' } & Appended)
  | { readonly status: 'wrong-revision' }
  | { readonly status: 'stream-too-long' }
  | { readonly status: 'unavailable'; readonly reason: string };

/** Writes a group of appends as one transaction, durable when it returns; returns an outcome for each, in order. */
export type CommitGroup = (group: readonly AppendRequest[]) => AppendOutcome[];

/**
 * An append that is refused is refused before it writes anything, so it takes no other with it. What fails a statement
 * (no room, an I/O error, a lock that another process does not release) fails the entire group; the next group tries
 * again.
 */
export const groupCommit = (log: DatabaseSync): CommitGroup => {
  const [begin, commit] = [log.prepare('BEGIN IMMEDIATE'), log.prepare('COMMIT')];
  const shapes = new Map<string, number>();
  const append = appendTo(log, shapes);
  return (group) => {
    try {
      begin.run();
      const outcomes = group.map(append);
      commit.run();
      return outcomes;
    } catch (error) {
      if (log.isTransaction) log.exec('ROLLBACK');
      shapes.clear();
      return group.map(() => ({ status: 'unavailable', reason: String(error) }));
    }
  };
};

/** The newest events of a stream that are checked for repeated ids: a decider checks all of them. */
const NEWEST = 1_000;

const ofStream = 'FROM events WHERE stream_key = ? AND stream = ?';

/** Reads before it writes: with the write lock it sees every stream as it is. */
const appendTo = (log: DatabaseSync, shapes: Map<string, number>): ((request: AppendRequest) => AppendOutcome) => {
  const insert = log.prepare(
    `INSERT INTO events (stream_key, stream, revision, id, type, version, data, meta) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const last = log.prepare(`SELECT revision ${ofStream} ORDER BY position DESC LIMIT 1`);
  last.setReturnArrays(true);
  const known = log.prepare(
    `SELECT 1 FROM (SELECT id ${ofStream} ORDER BY position DESC LIMIT ${NEWEST})
     WHERE id IN (SELECT value FROM json_each(?)) LIMIT 1`,
  );
  const earlier = log.prepare(`SELECT id, position ${ofStream} AND revision BETWEEN ? AND ? ORDER BY position`);
  earlier.setReturnArrays(true);

  const note = log.prepare(NOTE_SHAPE);

  return ({ stream, expected, events }) => {
    const key = streamKeyOf(stream);
    const before = expected === 'no-stream' ? -1 : expected;
    const [current] = (last.get(key, stream) ?? [-1]) as unknown as [number];
    if (current > before) {
      return repeated(
        earlier.all(key, stream, before + 1, before + events.length) as unknown as Earlier[],
        before,
        events,
      );
    }
    if (current < before) return { status: 'wrong-revision' };
    if (current + events.length >= MAX_EVENTS_A_STREAM) return { status: 'stream-too-long' };
    if (current >= 0 && known.get(key, stream, JSON.stringify(events.map(([id]) => id))))
      return { status: 'wrong-revision' };
    let position = 0;
    events.forEach((event, index) => {
      noteShape(note, shapes, event);
      position = Number(insert.run(key, stream, before + 1 + index, ...event).lastInsertRowid);
    });
    return { status: 'appended', revision: before + events.length, position };
  };
};

/** The highest version of each type, so that a program that does not know it refuses the log before it reads it. */
export const NOTE_SHAPE = `
  INSERT INTO shapes (type, version) VALUES (?, ?)
  ON CONFLICT (type) DO UPDATE SET version = max(version, excluded.version)`;

const noteShape = (note: StatementSync, shapes: Map<string, number>, [, type, version]: EventColumns): void => {
  if (version <= (shapes.get(type) ?? 0)) return;
  note.run(type, version);
  shapes.set(type, version);
};

type Earlier = readonly [id: string, position: number];

/** The first result when exactly these events follow the expected revision already. */
const repeated = (earlier: readonly Earlier[], before: number, events: readonly EventColumns[]): AppendOutcome => {
  const same = earlier.length === events.length && earlier.every(([id], index) => id === events[index]?.[0]);
  const position = earlier.at(-1)?.[1];
  if (!same || position === undefined) return { status: 'wrong-revision' };
  return { status: 'appended', revision: before + events.length, position };
};
