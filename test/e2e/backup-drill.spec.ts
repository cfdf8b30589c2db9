import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ops } from '#test/ops-process';
import { openAccountRows } from '#accounts';
import { type OperationEvent, starterSeed, eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore, runJob } from '#event-store';
import { cars } from '#projections/cars/cars.projection';
import { anyProjection, openReadStore } from '#read-store';

const PROCESSES_MS = 180_000;
let outside: string;
let folder: string;
let copy: string;
let eventStore: EventStore;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'drill-'));
  [folder, copy] = [join(outside, 'data'), join(outside, 'copy')];
  mkdirSync(join(folder, 'uploads', 'ab'), { recursive: true });
  writeFileSync(join(folder, 'uploads', 'ab', 'picture'), 'a picture');
  eventStore = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  await runJob(eventStore, starterSeed, '2026-03-01T12:00:00.000Z');
  await (await openAccountRows(`sqlite:${join(folder, 'accounts.sqlite')}`)).close();
});
afterAll(async () => {
  await eventStore.close();
  rmSync(outside, { recursive: true });
});

const endings = async () =>
  ((await eventStore.readAll(0, 10_000)).events as unknown as readonly OperationEvent[]).flatMap((event) =>
    event.type === 'OperationEnded' ? [event.data] : [],
  );
const note = () => JSON.parse(readFileSync(join(copy, 'backup.json'), 'utf8')) as { backup: string; files: object };

describe('a backup', () => {
  it(
    'is renewed in its folder: what people sent is copied once, and all of it has checksums',
    async () => {
      const first = await ops(folder, 'backup', copy);
      expect(first).toMatchObject({ code: 0, out: expect.stringContaining('copied now: 1.') });
      const { backup, files } = note();
      expect(Object.keys(files).toSorted()).toEqual([
        'accounts.sqlite',
        'erasures.jsonl',
        'log.sqlite',
        'uploads/ab/picture',
      ]);
      const { ino } = statSync(join(copy, 'uploads', 'ab', 'picture'));
      writeFileSync(join(folder, 'uploads', 'ab', 'another'), 'another picture');
      expect(await ops(folder, 'backup', copy)).toMatchObject({
        code: 0,
        out: expect.stringContaining('copied now: 1.'),
      });
      expect(note().backup).not.toBe(backup);
      expect(statSync(join(copy, 'uploads', 'ab', 'picture')).ino).toBe(ino);
      expect([existsSync(`${copy}.part`), existsSync(`${copy}.old`)]).toEqual([false, false]);
      expect((await endings()).at(-1)).toMatchObject({ outcome: 'done', figures: { backup: note().backup, files: 5 } });
    },
    PROCESSES_MS,
  );

  it(
    'is proved by a drill, which leaves nothing, and whose result is written down',
    async () => {
      await ops(folder, 'rebuild', 'cars');
      const scratch = join(outside, 'scratch');
      mkdirSync(scratch);
      const good = await ops(folder, 'drill', copy, '--scratch', scratch);
      expect(good).toMatchObject({ code: 0, out: expect.stringContaining('The backup is good.') });
      expect((await endings()).at(-1)).toMatchObject({
        outcome: 'done',
        figures: { backup: note().backup, compared: 1, differing: 0, rebuildSeconds: expect.any(Number) },
      });
      const readStore = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
      const writer = readStore.writer(anyProjection(cars));
      await writer.checkpoint();
      await writer.write({ documents: [{ key: 'planted', position: 1, doc: { carId: 'planted' } }], parked: [] });
      await readStore.close();
      const wrong = await ops(folder, 'drill', copy, '--scratch', scratch);
      expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('WRONG: cars') });
      expect((await endings()).at(-1)).toMatchObject({ outcome: 'wrong', figures: { differing: 1 } });
      expect(readdirSync(scratch)).toEqual([]);
    },
    PROCESSES_MS,
  );

  it(
    'with a file that is not what it was is refused before anything is touched',
    async () => {
      appendFileSync(join(copy, 'uploads', 'ab', 'picture'), '!');
      for (const act of ['drill', 'restore']) {
        const { code, err } = await ops(folder, act, copy);
        expect([code, err]).toEqual([1, expect.stringMatching(/picture is damaged \(another checksum\)/)]);
      }
    },
    PROCESSES_MS,
  );

  it(
    'is brought back with a log that says so, and in which nothing is still being done',
    async () => {
      writeFileSync(join(copy, 'uploads', 'ab', 'picture'), 'a picture');
      const there = join(outside, 'there');
      expect(await ops(there, 'restore', copy)).toMatchObject({ code: 0 });
      const restored = await openEventStore({ url: `sqlite:${join(there, 'log.sqlite')}`, upcasters, eventTypes });
      const events = (await restored.readAll(0, 10_000)).events as unknown as readonly OperationEvent[];
      const open = new Set<string>();
      for (const { type, data } of events) {
        if (type === 'OperationBegun') open.add(data.operationId);
        if (type === 'OperationEnded') open.delete(data.operationId);
      }
      expect(open.size).toBe(0);
      expect(events.findLast(({ type }) => type === 'OperationBegun')).toMatchObject({ data: { act: 'restore' } });
      await restored.close();
      expect(readFileSync(join(there, 'uploads', 'ab', 'another'), 'utf8')).toBe('another picture');
    },
    PROCESSES_MS,
  );
});
