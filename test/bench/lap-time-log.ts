import { DatabaseSync } from 'node:sqlite';
import { cellStream, type LapTimeSubmitted } from '#domain';
import { openSqliteEventStore } from '#event-store';
import type { ActorId } from '#kernel';
import { streamKeyOf } from '../../libs/event-store/src/log-file.sqlite.ts';
import { encode } from '../../libs/event-store/src/stored-event.ts';

const TRACKS = 50;
const A_TRANSACTION = 10_000;

/** The n-th car, tune and track of a bench: neighbouring cells belong to one car. */
export const cellAt = (n: number) => ({
  carId: `car-${Math.floor(n / TRACKS)}`,
  tune: '323',
  trackCode: `track-${n % TRACKS}_a1`,
});

/** Makes a log of `events` lap times over `keys` cells, in an order that jumps about, without the cost of appending. */
export const makeLapTimeLog = async (file: string, events: number, keys: number): Promise<void> => {
  await (await openSqliteEventStore({ file, upcasters: {} })).close();
  const log = new DatabaseSync(file);
  log.exec('PRAGMA synchronous = OFF');
  const insert = log.prepare(
    'INSERT INTO events (stream_key, stream, revision, id, type, version, data, meta) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const revisions = new Uint16Array(keys);
  for (let n = 0; n < events; n += 1) {
    if (n % A_TRANSACTION === 0) log.exec('BEGIN');
    const key = (n * 7_919) % keys;
    const { stream, event } = submitted(n, key);
    const [columns] = encode(stream, [event]);
    insert.run(streamKeyOf(stream), stream, revisions[key] ?? 0, ...(columns ?? []));
    revisions[key] = (revisions[key] ?? 0) + 1;
    if ((n + 1) % A_TRANSACTION === 0 || n + 1 === events) log.exec('COMMIT');
  }
  log.close();
};

const submitted = (n: number, key: number) => {
  const cell = cellAt(key);
  const event: LapTimeSubmitted = {
    type: 'LapTimeSubmitted',
    data: {
      ...cell,
      lapTimeId: `0e2d7a44-55a1-4a5c-8a2e-${String(n).padStart(12, '0')}`,
      value: { kind: 'time', seconds: 20 + (n % 9_000) / 100 },
      submittedBy: 'b52d0d8e-6d5c-4f5e-9f43-0d3f5a3c1f11' as ActorId,
      gameVersion: '26',
      source: 'typed',
    },
  };
  const id = `7c1c0a3e-9a1f-5f4c-b1de-${String(n).padStart(12, '0')}`;
  const meta = {
    commandId: `c0a7be4e-31f7-5d80-9a43-${String(n).padStart(12, '0')}`,
    commandHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    actor: event.data.submittedBy,
    at: '2026-03-04T05:06:07.000Z',
  };
  return { stream: cellStream(cell.carId, cell.tune, cell.trackCode), event: { ...event, id, meta } };
};
