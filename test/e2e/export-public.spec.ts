import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dump } from '#contracts';
import { demoSeed, type OperationEvent, starterSeed, eventTypes, upcasters } from '#domain';
import { openEventStore, runJob } from '#event-store';
import { ops } from '#test/ops-process';

const PROCESSES_MS = 180_000;
const outside = mkdtempSync(join(tmpdir(), 'export-'));
const [folder, to] = [join(outside, 'data'), join(outside, 'public')];
const log = () => openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });

beforeAll(async () => {
  mkdirSync(folder);
  const eventStore = await log();
  for (const seed of [starterSeed, demoSeed]) await runJob(eventStore, seed, '2026-03-01T12:00:00.000Z');
  await eventStore.close();
});
afterAll(() => rmSync(outside, { recursive: true }));

describe('the public data that the operator exports', () => {
  it(
    'are not taken from views that are not built',
    async () => {
      const refused = await ops(folder, 'export-public', to);
      expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('ops rebuild lap-times')]);
      expect(existsSync(to)).toBe(false);
    },
    PROCESSES_MS,
  );

  it(
    'have schemas, checksums and a licence, and are written down in the log',
    async () => {
      for (const view of ['lap-times', 'cars', 'car-tags']) await ops(folder, 'rebuild', view);
      const done = await ops(folder, 'export-public', to, '--reason', 'asked');
      expect([done.code, done.out, done.err]).toEqual([0, expect.stringContaining('3 files'), expect.anything()]);
      const note = dump.parse(JSON.parse(readFileSync(join(to, 'dump.json'), 'utf8')));
      expect(note.licence).toBe('CC-BY-4.0');
      expect(readFileSync(join(to, 'LICENCE.txt'), 'utf8')).toContain('creativecommons.org/licenses/by/4.0');
      const sums = readFileSync(join(to, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
      expect(sums).toHaveLength(note.files.length + 2);
      for (const [sum, name] of sums.map((line) => line.split('  ')))
        expect(
          createHash('sha256')
            .update(readFileSync(join(to, name!)))
            .digest('hex'),
        ).toBe(sum);
      const lines = (name: string) =>
        gunzipSync(readFileSync(join(to, name)))
          .toString()
          .trimEnd()
          .split('\n').length;
      const named = note.files.map((file) => [file.name, file.lines, Object.keys(file.schema).length > 0]);
      expect(named.slice(0, 2)).toEqual([
        ['lap-times-0.jsonl.gz', lines('lap-times-0.jsonl.gz'), true],
        ['cars.jsonl.gz', lines('cars.jsonl.gz'), true],
      ]);
      expect(named[2]?.[0]).toBe('records-0.sqlite.gz');
      const eventStore = await log();
      const events = (await eventStore.readAll(0, 20_000)).events as unknown as readonly OperationEvent[];
      await eventStore.close();
      expect(events.findLast(({ type }) => type === 'OperationBegun')).toMatchObject({
        data: { act: 'export-public', reason: 'asked' },
      });
      expect(events.at(-1)).toMatchObject({ type: 'OperationEnded', data: { outcome: 'done', figures: { files: 3 } } });
      const again = await ops(folder, 'export-public', to);
      expect([again.code, again.err]).toEqual([2, expect.stringContaining('already exists')]);
    },
    PROCESSES_MS,
  );
});
