import { DatabaseSync } from 'node:sqlite';
import { type CellEvent, cellStream } from '#domain';
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

/** Makes a log of `events` lap times over `keys` cells, in an irregular order, without the cost of appending. */
export const makeLapTimeLog = (file: string, events: number, keys: number): Promise<void> =>
  makeLog(file, events, keys, (n) => ({ key: (n * 7_919) % keys, time: n }));

/** The same of `times` lap times and, after them, `votes` votes on them, each by another user. */
export const makeVotedLog = (file: string, times: number, votes: number, keys: number): Promise<void> =>
  makeLog(file, times + votes, keys, (n) => {
    const time = n < times ? n : (n * 104_729) % times;
    return { key: (time * 7_919) % keys, time, ...(n >= times && { voter: n }) };
  });

type Made = { readonly key: number; readonly time: number; readonly voter?: number };

const makeLog = async (file: string, events: number, keys: number, made: (n: number) => Made): Promise<void> => {
  await (await openSqliteEventStore({ file, upcasters: {} })).close();
  const log = new DatabaseSync(file);
  log.exec('PRAGMA synchronous = OFF');
  const insert = log.prepare(
    'INSERT INTO events (stream_key, stream, revision, id, type, version, data, meta) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const revisions = new Uint16Array(keys);
  for (let n = 0; n < events; n += 1) {
    if (n % A_TRANSACTION === 0) log.exec('BEGIN');
    const { key } = made(n);
    const { stream, event } = eventAt(n, made(n));
    const [columns] = encode(stream, [event]);
    insert.run(streamKeyOf(stream), stream, revisions[key] ?? 0, ...(columns ?? []));
    revisions[key] = (revisions[key] ?? 0) + 1;
    if ((n + 1) % A_TRANSACTION === 0 || n + 1 === events) log.exec('COMMIT');
  }
  log.close();
};

const numbered = (start: string, n: number): string => `${start}-${String(n).padStart(12, '0')}`;
const AUTHOR = 'b52d0d8e-6d5c-4f5e-9f43-0d3f5a3c1f11' as ActorId;

const factOf = ({ key, time, voter }: Made): CellEvent => {
  const of = { ...cellAt(key), lapTimeId: numbered('0e2d7a44-55a1-4a5c-8a2e', time) };
  const value = { kind: 'time', seconds: 20 + (time % 9_000) / 100 } as const;
  if (voter === undefined) {
    return {
      type: 'LapTimeSubmitted',
      data: { ...of, value, submittedBy: AUTHOR, gameVersion: '26', source: 'typed' },
    };
  }
  const by = numbered('a1f0c2d4-3b5e-4f60-8a71', voter) as ActorId;
  const standing = { standing: value, standingVersion: '26' };
  return { type: 'LapTimeVoted', data: { ...of, by, vote: 'up', weight: 1, formula: 1, ...standing } };
};

const eventAt = (n: number, made: Made) => {
  const fact = factOf(made);
  const { carId, tune, trackCode } = fact.data;
  const meta = {
    commandId: numbered('c0a7be4e-31f7-5d80-9a43', n),
    commandHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    actor: 'by' in fact.data ? fact.data.by : AUTHOR,
    at: '2026-03-04T05:06:07.000Z',
  };
  const event = { ...fact, id: numbered('7c1c0a3e-9a1f-5f4c-b1de', n), meta };
  return { stream: cellStream(carId, tune, trackCode), event };
};
