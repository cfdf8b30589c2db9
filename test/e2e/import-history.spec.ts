import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aCar } from '#test/a-car';
import { ops } from '#test/ops-process';
import { type Means, ring } from '#test/ring';
import {
  carAt,
  type CarEvent,
  type CarAttributes,
  starterCatalogue,
  starterSeed,
  eventTypes,
  upcasters,
} from '#domain';
import { type EventStore, openEventStore, runJob } from '#event-store';
import { importCatalogue } from '../../apps/ops/src/import-catalogue/import-catalogue.ts';
import { importHistory } from '../../apps/ops/src/import-history/import-history.ts';

import { rollBackImport } from '#imports';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { anyProjection } from '#read-store';
import { play } from '../fixtures/events/play.ts';

const now = '2026-03-01T12:00:00.000Z';
let folder: string;
let store: EventStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const released = (version: string, id: string, facts: Partial<CarAttributes> = {}) => ({
  version,
  released: { id, ...aCar(facts), brake: undefined },
});
const changed = (version: string, id: string, changes: Partial<CarAttributes>) => ({ version, id, changed: changes });
const fileOf = (lines: readonly unknown[]) => {
  const path = join(folder, 'history.jsonl');
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return path;
};
const imported = (path: string, more: { signal?: AbortSignal; onProgress?: () => void } = {}) =>
  importHistory({ store, path, now, ...more });
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
    const said = (await store.readAll(head, 100)).events.map(({ type }) => type);
    expect(said).toEqual(['ImportAnnounced', 'ImportPlanned', 'ImportFinished']);
  });

  it('gives versions that are out the day of the file, where the log has none or another', async () => {
    await imported(fileOf(lines));
    const daysOf = async (version: string) => (await store.read(`game-${version}`)).slice(1).map(({ data }) => data);
    const withDay = (releasedOn: string) => fileOf([{ ...lines[0], releasedOn }, ...lines.slice(1)]);
    await imported(withDay('2025-01-02'));
    await imported(withDay('2025-01-03'));
    await imported(withDay('2025-01-03'));
    expect(await daysOf('15')).toEqual([
      { gameVersion: '15', releasedOn: '2025-01-02' },
      { gameVersion: '15', releasedOn: '2025-01-03' },
    ]);
    expect(await daysOf('16')).toEqual([]);
  });

  it('names what it cannot take, and takes the rest', async () => {
    const report = await imported(
      fileOf([...lines, 'no change', changed('16', 'Nobody', { rq: 25 }), released('16', 'D', { seats: 0 })]),
    );
    expect(report).toMatchObject({ cars: 3 });
    expect(report.refusals).toEqual([
      { what: 'line 6', reason: 'no change of a car in a version' },
      { what: 'line 7', reason: 'Nobody was not released before' },
      { what: 'D', reason: 'this cannot be true of a car (seats)' },
    ]);
  });

  it('goes on where it was stopped', async () => {
    const path = fileOf(Array.from({ length: 200 }, (_, n) => released('15', `Car_${n}`)));
    const stop = new AbortController();
    const stopped = await imported(path, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.status).toBe('stopped');
    expect(stopped.released).toBeLessThan(200);
    const { importId } = stopped;
    expect(await imported(path)).toMatchObject({ importId, status: 'finished', unchanged: 0, released: 200 });
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
    await expect(imported(fileOf(['no', '{}']))).rejects.toThrow(/has no car changes/);
    expect(await store.head()).toBe(0);
  });
});

describe('a history and a catalogue, in any order', () => {
  const { brake: _, ...old } = aCar();
  const past = [
    released('15', 'A'),
    changed('16', 'A', { rq: 25 }),
    changed('24', 'A', { rq: 26 }),
    released('24', 'B'),
  ];
  const known: readonly [string, CarAttributes][] = [
    ['A', { ...old, brake: null, rq: 26 }],
    ['B', { ...old, brake: null }],
  ];
  const catalogueOf = (cars: readonly (readonly [string, CarAttributes])[]) => {
    const path = join(folder, 'catalogue.jsonl');
    writeFileSync(path, cars.map(([id, facts]) => JSON.stringify({ id, ...facts })).join('\n'));
    return importCatalogue({ store, path, now });
  };
  const versionsOf = async () => {
    const { events } = await store.readAll(0, 100_000);
    const docs = play(anyProjection(versionChanges), events) as Record<string, VersionChangesDoc>;
    return Object.values(docs)
      .filter(({ carsReleased, carsRevised }) => carsReleased + carsRevised > 0)
      .map(({ gameVersion, carsReleased, carsRevised, fields }) => [gameVersion, carsReleased, carsRevised, fields])
      .toSorted();
  };
  const seeded = () => runJob(store, starterSeed, now);
  const brought = () => imported(fileOf(past));
  const listed = () => catalogueOf(known);

  it.each([
    ['history', [brought]],
    ['history, catalogue', [brought, listed]],
    ['catalogue, history', [listed, brought]],
    ['starter, catalogue, history', [seeded, listed, brought]],
    ['starter, history, catalogue', [seeded, brought, listed]],
    ['catalogue, history, catalogue undone', [listed, brought, () => undone('2026-1')]],
  ])('make every version what the history says: %s', async (_name, steps) => {
    for (const step of steps) await step();
    const rqs = (id: string) => Promise.all(['14', '15', '16', '24', '26'].map(async (v) => (await carIn(id, v))?.rq));
    expect([await rqs('A'), await rqs('B')]).toEqual([
      [undefined, 24, 25, 26, 26],
      [undefined, undefined, undefined, 24, 24],
    ]);
    expect(await versionsOf()).toEqual([
      ['15', 1, 0, {}],
      ['16', 0, 1, { rq: 1 }],
      ['24', 1, 1, { rq: 1 }],
    ]);
    const starter = starterCatalogue[0]!.carId;
    expect([await carIn(starter, '24.1'), await carIn(starter, '24.2')]).toEqual([undefined, undefined]);
    expect(await brought()).toMatchObject({ unchanged: 2, released: 0, revised: 0, restated: 0 });
  });

  const undone = (importId: string) => rollBackImport({ store, importId, now });

  it('leave what was before when the history is undone, and a repeat counts what it brings back', async () => {
    await seeded();
    await listed();
    const before = await versionsOf();
    const { importId } = await brought();
    expect(importId).toBe('2026-2');
    await undone(importId);
    expect([await carIn('A', '24'), (await carIn('A', '26'))?.rq]).toEqual([undefined, 26]);
    expect(await versionsOf()).toEqual(before);
    expect(await brought()).toMatchObject({ changed: 2, restated: 2 });
  });

  it('take the cars away that only the history brought, out of every version but the newest', async () => {
    const { importId } = await brought();
    const { rows } = await undone(importId);
    expect(rows.map(({ did }) => did)).toEqual([['retired'], ['retired']]);
    expect([await carIn('A', '16'), (await carIn('A', '26'))?.rq]).toEqual([undefined, 26]);
    expect(await versionsOf()).toEqual([]);
    expect(await brought()).toMatchObject({ added: 2, returned: 2, restated: 2 });
    expect((await versionsOf()).map(([version]) => version)).toEqual(['15', '16', '24']);
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
    // Another order of tags is no change.
    expect(report.revised).toBe(25_801);
    expect(report.versions).toHaveLength(15);
    const handling = async (version: string) => (await carIn('Rimac_Nevera_2021', version))?.handling;
    expect([await handling('15'), await handling('16')]).toEqual([91, 90]);
    const last = linesOf(catalogue);
    const inOrder = (facts: CarAttributes | undefined) => facts && { ...facts, tags: facts.tags.toSorted() };
    for (const { id, ...facts } of last.slice(0, 300)) expect(inOrder(await carIn(id, '26'))).toEqual(inOrder(facts));
    expect(await imported(path)).toMatchObject({ unchanged: 5_059, released: 0, revised: 0 });
  }, 120_000);

  it('leaves version 26 with what it brought and changed, also where the catalogue came in first', async () => {
    await importCatalogue({ store, path: catalogue, now });
    expect(await imported(path)).toMatchObject({ cars: 5_059, restated: 5_059, refusals: [] });
    const docs = play(anyProjection(versionChanges), (await store.readAll(0, 1_000_000)).events);
    expect(docs['26']).toMatchObject({ carsReleased: 278, carsRevised: 3_762, fields: { tags: 999 } });
    expect(await imported(path)).toMatchObject({ unchanged: 5_059 });
  }, 240_000);
});

const linesOf = (path: string): readonly ({ id: string } & CarAttributes)[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string } & CarAttributes);
