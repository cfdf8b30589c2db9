import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aCar } from '#test/a-car';
import { ops } from '#test/ops-process';
import { type Means, ring } from '#test/ring';
import { carAt, type CarEvent, type CarFacts, starterCatalogue, starterSeed, upcasters } from '#domain';
import { type EventStore, openEventStore, runJob } from '#event-store';
import { importHistory } from '../../apps/ops/src/import-history/import-history.ts';

const now = '2026-03-01T12:00:00.000Z';
let folder: string;
let store: EventStore;
let runs = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const released = (version: string, id: string, facts: Partial<CarFacts> = {}) => ({
  version,
  released: { id, ...aCar(facts), brake: undefined },
});
const changed = (version: string, id: string, changes: Partial<CarFacts>) => ({ version, id, changed: changes });
const fileOf = (lines: readonly unknown[]) => {
  const path = join(folder, 'history.jsonl');
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return path;
};
const imported = (path: string, more: { signal?: AbortSignal; onProgress?: () => void } = {}) =>
  importHistory({ store, path, now, runId: `run-${(runs += 1)}`, ...more });
const carIn = async (carId: string, version: string) =>
  carAt((await store.read(`car-${carId}`)) as unknown as readonly CarEvent[], version);

const lines = [
  released('15', 'A'),
  released('15', 'B'),
  changed('16', 'A', { rq: 25, weightKg: 660 }),
  released('19.3', 'C'),
  changed('21.4', 'A', { brake: 'B' }),
];

describe('import-history', () => {
  it('brings in what each version made of each car', async () => {
    const report = await imported(fileOf(lines));
    expect(report).toMatchObject({ status: 'finished', cars: 3, released: 3, revised: 2, changes: 5, refusals: [] });
    expect(report.versions).toEqual(['15', '16', '19.3', '21.4']);
    expect(await carIn('A', '15')).toEqual(aCar({ brake: null }));
    expect(await carIn('A', '20')).toEqual(aCar({ brake: null, rq: 25, weightKg: 660 }));
    expect(await carIn('A', '26')).toEqual(aCar({ rq: 25, weightKg: 660 }));
    expect(await carIn('C', '18')).toBeUndefined();
    expect((await store.read('game-19.3')).map(({ type }) => type)).toEqual(['GameVersionReleased']);
  });

  it('writes nothing when it is repeated', async () => {
    const path = fileOf(lines);
    await imported(path);
    const head = await store.head();
    expect(await imported(path)).toMatchObject({ cars: 3, unchanged: 3, released: 0, revised: 0 });
    expect((await store.readAll(head, 100)).events.map(({ type }) => type)).toEqual([]);
  });

  it('names what it cannot take, and takes the rest', async () => {
    const report = await imported(
      fileOf([...lines, 'no change', changed('16', 'Nobody', { rq: 25 }), released('16', 'D', { seats: 0 })]),
    );
    expect(report).toMatchObject({ cars: 3 });
    expect(report.refusals).toEqual([
      { what: 'line 6', reason: 'no change of a car in a version' },
      { what: 'line 7', reason: 'Nobody was not released before' },
      { what: 'D', reason: 'car-invalid (seats)' },
    ]);
  });

  it('goes on where it was stopped', async () => {
    const path = fileOf(Array.from({ length: 200 }, (_, n) => released('15', `Car_${n}`)));
    const stop = new AbortController();
    const stopped = await imported(path, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.status).toBe('stopped');
    expect(stopped.released).toBeLessThan(200);
    expect(await imported(path)).toMatchObject({ unchanged: stopped.released, released: 200 - stopped.released });
  });

  it('retires the starter cars that the file lacks', async () => {
    await runJob(store, starterSeed, now);
    expect((await imported(fileOf(lines))).retired).toHaveLength(starterCatalogue.length);
    expect(await runJob(store, starterSeed, now)).toBe(false);
  });

  it('is a command that says what it did', async () => {
    const { code, out } = await ops(folder, 'import-history', fileOf(lines));
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('3 released, 2 revisions, 0 unchanged') });
  });

  it('refuses a file of something else before anything is written', async () => {
    await expect(imported(fileOf(['no', '{}']))).rejects.toThrow(/holds no changes of cars/);
    expect(await store.head()).toBe(0);
  });
});

const history = fileURLToPath(new URL('../../../shared/data/catalogue-history.jsonl', import.meta.url));
const catalogue = fileURLToPath(new URL('../../../shared/data/catalogue.jsonl', import.meta.url));
const means: Means<string> = existsSync(history)
  ? { found: history }
  : { missing: 'no ../shared/data/catalogue-history.jsonl' };

ring('the history of a whole catalogue', means, (path) => {
  it('comes in without a refusal; today it is the catalogue, and repeating it changes nothing', async () => {
    const report = await imported(path);
    expect(report).toMatchObject({ changes: 31_517, cars: 5_059, released: 5_059, refusals: [] });
    expect(report.revised).toBeGreaterThan(26_400);
    expect(report.versions).toHaveLength(15);
    const handling = async (version: string) => (await carIn('Rimac_Nevera_2021', version))?.handling;
    expect([await handling('15'), await handling('16')]).toEqual([91, 90]);
    const last = linesOf(catalogue);
    for (const { id, ...facts } of last.slice(0, 300)) expect(await carIn(id, '26')).toEqual(facts);
    expect(await imported(path)).toMatchObject({ unchanged: 5_059, released: 0, revised: 0 });
  }, 120_000);
});

const linesOf = (path: string): readonly ({ id: string } & CarFacts)[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string } & CarFacts);
