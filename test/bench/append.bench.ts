import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ActorId } from '#kernel';
import { type EventStore, type NewEvent, openSqliteEventStore } from '#event-store';
import { benchFolder, interleaved, perSecond, row } from './bench-kit.ts';

const ROUNDS = 15;
const ONE_WRITER_APPENDS = 500;
const MANY_WRITERS = 64;
const MANY_WRITERS_APPENDS = 30;

/** Durable appends a second, against the same rows by plain `node:sqlite`, one transaction each, synchronous=FULL. */
export default async (): Promise<boolean> => {
  const { folder, remove } = benchFolder();
  const plain = plainLog(join(folder, 'plain.sqlite'));
  const open = (name: string) => openSqliteEventStore({ file: join(folder, name), upcasters: {} });
  const [store, shared] = [await open('one.sqlite'), await open('many.sqlite')];
  try {
    const measured = await interleaved(ROUNDS, {
      plain: () => perSecond(ONE_WRITER_APPENDS, () => plain.append(ONE_WRITER_APPENDS)),
      one: () => perSecond(ONE_WRITER_APPENDS, () => appendInTurn(store, ONE_WRITER_APPENDS)),
      many: () =>
        perSecond(MANY_WRITERS * MANY_WRITERS_APPENDS, async () => {
          const writers = Array.from({ length: MANY_WRITERS }, () => appendInTurn(shared, MANY_WRITERS_APPENDS));
          await Promise.all(writers);
        }),
    });
    const limit = measured.plain;
    return [
      row({ work: 'durable appends, one writer', value: measured.one, unit: '/s', limit, atLeast: 0.6 }),
      row({ work: 'durable appends, 64 writers at once', value: measured.many, unit: '/s', limit, atLeast: 6 }),
    ].every(Boolean);
  } finally {
    plain.close();
    await Promise.all([store.close(), shared.close()]);
    remove();
  }
};

const appendInTurn = async (store: EventStore, count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) {
    const { stream, event } = submitted(n);
    await store.append(stream, 'no-stream', [event]);
  }
};

const plainLog = (file: string) => {
  const log = new DatabaseSync(file);
  log.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  log.exec(`CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL,
    id TEXT NOT NULL, type TEXT NOT NULL, version INTEGER NOT NULL, data TEXT NOT NULL, meta TEXT NOT NULL,
    UNIQUE (stream, revision))`);
  const insert = log.prepare(
    'INSERT INTO events (stream, revision, id, type, version, data, meta) VALUES (?, 0, ?, ?, 1, ?, ?)',
  );
  return {
    append: (count: number): void => {
      for (let n = 0; n < count; n += 1) {
        const { stream, event } = submitted(n);
        const meta = JSON.stringify(Object.values(event.meta));
        insert.run(stream, event.id, event.type, JSON.stringify(event.data), meta);
      }
    },
    close: () => log.close(),
  };
};

const actor = '0b1c2d3e-0000-4000-8000-000000000000' as ActorId;

const submitted = (n: number): { readonly stream: string; readonly event: NewEvent } => {
  const id = randomUUID();
  const carId = `car-${id}`;
  const value = { kind: 'time', seconds: 20 + n / 100 };
  return {
    stream: `cell-${carId}|332|tRoad_a00`,
    event: {
      id,
      type: 'LapTimeSubmitted',
      data: { carId, tune: '332', trackCode: 'tRoad_a00', lapTimeId: id, value, submittedBy: actor, source: 'typed' },
      meta: { commandId: id, commandHash: id.repeat(2), actor, at: '2026-03-04T05:06:07.000Z' },
    },
  };
};
