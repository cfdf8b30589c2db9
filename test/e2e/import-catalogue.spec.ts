import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aCar } from '#test/a-car';
import { ops, startOps } from '#test/ops-process';
import { type Means, ring } from '#test/ring';
import { type CarAttributes, demoSeed, starterCatalogue, starterSeed, eventTypes, upcasters } from '#domain';
import { type EventStore, openEventStore, runJob, runStep } from '#event-store';
import type { Recorded } from '#kernel';
import { openCatalogueFile } from '../../apps/ops/src/import-catalogue/catalogue-file.ts';
import { versionStep } from '../../apps/ops/src/import-history/history-steps.ts';
import { importCatalogue, type ImportOptions } from '../../apps/ops/src/import-catalogue/import-catalogue.ts';
import { reportText } from '../../apps/ops/src/import-catalogue/import-report.ts';

const now = '2026-03-01T12:00:00.000Z';

let folder: string;
let store: EventStore;
const opened = () => openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  store = await opened();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const carLine = (id: string, changes: Partial<CarAttributes> = {}) => JSON.stringify({ id, ...aCar(changes) });
const manyLines = (count: number, changes: Partial<CarAttributes> = {}) =>
  Array.from({ length: count }, (_, n) => carLine(`Car_${n}_1970`, changes));

const fileOf = (lines: readonly string[], name = 'cars.jsonl') => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};
const imported = (path: string, more: Partial<ImportOptions> = {}) => importCatalogue({ store, path, now, ...more });

const allEvents = async (): Promise<readonly Recorded[]> => (await store.readAll(0, 100_000)).events;
const countOf = async (type: string) => (await allEvents()).filter((event) => event.type === type).length;

describe('import-catalogue', () => {
  it('adds what is new, changes what differs, leaves the rest, and names each line that is no car', async () => {
    await imported(fileOf([carLine('A_1'), carLine('B_2'), carLine('C_3')]));
    const broken = [
      '{"id": "half',
      JSON.stringify({ ...aCar(), id: 'No_Weight', weightKg: undefined }),
      carLine('Wrong_Class', { class: 'S' }),
      carLine('A_1', { topSpeedMph: 1 }),
      '[]',
      `{"id": "${'x'.repeat(100_000)}"}`,
    ];
    const report = await imported(
      fileOf(['', carLine('A_1'), carLine('B_2', { weightKg: 700 }), carLine('D_4'), ...broken, carLine('E_5')]),
    );
    expect(report).toMatchObject({ status: 'finished', lines: 11, added: 2, changed: 1, unchanged: 1, refused: 6 });
    expect(report.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([
      { outcome: 'refused', line: 5, code: 'not-json', reason: 'not JSON' },
      { outcome: 'refused', line: 6, code: 'field-missing', reason: expect.stringContaining('weightKg') },
      { outcome: 'refused', line: 7, code: 'cannot-be-true', reason: 'cannot be true of a car: class "S"' },
      { outcome: 'refused', line: 8, code: 'duplicate', reason: 'this car stands on line 2 already' },
      { outcome: 'refused', line: 9, code: 'not-a-car', reason: expect.stringContaining('expected object') },
      { outcome: 'refused', line: 10, code: 'line-too-long', reason: 'too long to be a car' },
    ]);
    expect(report.rows).toContainEqual({
      outcome: 'changed',
      line: 3,
      carId: 'B_2',
      changes: { weightKg: [651, 700] },
    });
    expect(reportText(report)).toContain('line 3 changes B_2: weightKg 651 → 700');
    expect(reportText(report)).toContain('2 added, 1 changed, 1 unchanged, 6 refused');
    expect((await store.read('car-B_2')).map(({ data }) => data)).toEqual([
      expect.objectContaining({ source: 'import' }),
      expect.objectContaining({ carId: 'B_2', changes: { weightKg: 700 }, source: 'import' }),
    ]);
  });

  it('refuses a guid that an earlier line, or an earlier import, gave to another car', async () => {
    const guid = '0b9a4c1e-8f3d-4e55-9d11-1234567890ab';
    const known = (id: string) => JSON.stringify({ ...aCar(), id, guid });
    const twice = await imported(fileOf([known('A_1'), carLine('B_2'), known('C_3')]));
    expect(twice).toMatchObject({ added: 2, refused: 1 });
    const reason = `${guid} is the number of line 1`;
    expect(twice.rows).toContainEqual({ outcome: 'refused', line: 3, code: 'alias-taken', reason });
    const later = await imported(fileOf([known('C_3')], 'later.jsonl'));
    expect(later.rows).toEqual([
      { outcome: 'refused', line: 1, code: 'alias-taken', reason: `${guid} is the number of A_1` },
    ]);
  });

  it('writes nothing when it is repeated', async () => {
    const path = fileOf(manyLines(100));
    await imported(path);
    const cars = await countOf('CarReleased');
    const again = await imported(path);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 100, retired: [] });
    expect([cars, await countOf('CarReleased'), await countOf('CarRevised')]).toEqual([100, 100, 0]);
  });

  it('undoes a later import of another file when it is repeated', async () => {
    const [first, second] = [fileOf(manyLines(10)), fileOf(manyLines(10, { weightKg: 900 }), 'second.jsonl')];
    await imported(first);
    await imported(second);
    expect(await imported(first)).toMatchObject({ added: 0, changed: 10, unchanged: 0 });
  });

  it('says beforehand what it would do, and writes nothing', async () => {
    await imported(fileOf([carLine('A_1'), carLine('B_2')]));
    const path = fileOf([carLine('A_1'), carLine('B_2', { weightKg: 700 }), carLine('D_4'), 'no car'], 'next.jsonl');
    const head = await store.head();
    const { importId, ...tried } = await imported(path, { dryRun: true });
    expect([importId, await store.head()]).toEqual([undefined, head]);
    expect(reportText(tried)).toContain('Nothing was written.');
    const done = await imported(path);
    expect(tried).toEqual({ ...done, importId: undefined, status: 'tried' });
    expect(done.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed', 'added', 'refused']);
  });

  it('goes on where it was stopped, and reports the whole', async () => {
    const path = fileOf([...manyLines(300), 'no car']);
    const stop = new AbortController();
    const stopped = await imported(path, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped).toMatchObject({ status: 'stopped', added: stopped.lines });
    expect(await countOf('CarReleased')).toBe(stopped.lines);
    const finished = await imported(path);
    expect(finished).toMatchObject({
      importId: stopped.importId,
      status: 'finished',
      goneOnAfter: stopped.lines,
      added: 300,
      unchanged: 0,
      refused: 1,
    });
    expect(finished.rows.filter(({ outcome }) => outcome === 'added')).toHaveLength(300);
    expect(await countOf('CarReleased')).toBe(300);
  });

  it('says for which version of the game it is, and goes on in that one', async () => {
    await runJob(store, starterSeed, now);
    const path = fileOf(manyLines(300));
    const stop = new AbortController();
    const in27 = { gameVersion: '27', signal: stop.signal, onProgress: () => stop.abort() };
    await imported(path, in27);
    await imported(path, { gameVersion: '28' });
    const events = await allEvents();
    const versions = (type: string) =>
      events
        .filter((event) => event.type === type && event.meta.actor !== 'job:seed-starter')
        .map(({ data }) => (data as { gameVersion?: string }).gameVersion);
    expect(new Set(versions('CarReleased'))).toEqual(new Set(['27']));
    expect(versions('CarReleased')).toHaveLength(300);
    expect(versions('ImportPlanned')).toEqual(['27']);
    expect(new Set(versions('CarRetired'))).toEqual(new Set(['27']));
  });

  it('begins anew when another import came in between', async () => {
    const path = fileOf(manyLines(300));
    const stop = new AbortController();
    const stopped = await imported(path, { signal: stop.signal, onProgress: () => stop.abort() });
    await imported(fileOf(manyLines(300, { weightKg: 900 }), 'second.jsonl'));
    const finished = await imported(path);
    expect(finished).toMatchObject({ goneOnAfter: 0, changed: 300 });
    expect(finished.importId).not.toBe(stopped.importId);
  });

  it('retires the starter cars that the file lacks, and keeps seeds from coming back', async () => {
    await runJob(store, starterSeed, now);
    const [kept, broken, ...lacking] = starterCatalogue.map(({ carId }) => carId);
    const report = await imported(fileOf([carLine(kept ?? ''), carLine(broken ?? '', { seats: 0 })]));
    expect(report).toMatchObject({ added: 0, changed: 1, refused: 1, retired: lacking });
    expect(reportText(report)).toContain(`${lacking.length} starter cars retired`);
    expect(await runJob(store, starterSeed, now)).toBe(false);
    expect(await runJob(store, demoSeed, now)).toBe(false);
    expect(await countOf('CarRetired')).toBe(lacking.length);
  });

  it('brings a retired starter car back when a later file has it', async () => {
    await runJob(store, starterSeed, now);
    await imported(fileOf([carLine('A_1')]));
    const { carId } = starterCatalogue[0]!;
    expect(await imported(fileOf([carLine(carId)], 'second.jsonl'))).toMatchObject({ added: 1, retired: [] });
  });

  it('keeps a starter car that an earlier file had', async () => {
    await runJob(store, starterSeed, now);
    const { carId } = starterCatalogue[0]!;
    await imported(fileOf([carLine(carId)]));
    expect(await imported(fileOf([carLine('A_1')], 'second.jsonl'))).toMatchObject({ added: 1, retired: [] });
  });

  it('retires nothing when no line was a car', async () => {
    await runJob(store, starterSeed, now);
    const report = await imported(fileOf([carLine('A_1', { seats: 0 })]));
    expect(report).toMatchObject({ refused: 1, retired: [] });
    expect(await countOf('CarRetired')).toBe(0);
  });

  it.each([
    ['missing', undefined, /File not found/],
    ['empty', '', /not a list of cars/],
    ['in another format', 'id;name\nA_1;A', /not a list of cars/],
    ['binary', '\u0000\u0001\u0002', /not a list of cars/],
  ])('refuses a file that is %s before anything is written', async (_, text, message) => {
    const path = join(folder, 'cars.jsonl');
    if (text !== undefined) writeFileSync(path, text);
    await expect(openCatalogueFile(path)).rejects.toThrow(message);
    await expect(imported(path)).rejects.toThrow(message);
    expect(await store.head()).toBe(0);
  });
});

describe('ops import-catalogue', () => {
  it('loses and doubles nothing when it is killed in the middle, beside a process that has the log open', async () => {
    const path = fileOf(manyLines(3_000));
    const killed = startOps(folder, 'import-catalogue', path);
    const seen = new AbortController();
    let released = 0;
    for await (const { events } of store.follow(0, seen.signal)) {
      released += events.filter(({ type }) => type === 'CarReleased').length;
      if (released >= 500) break;
    }
    killed.child.kill('SIGKILL');
    await killed.ended;
    const before = await countOf('CarReleased');
    expect(before).toBeLessThan(3_000);

    const { code, out } = await ops(folder, 'import-catalogue', path);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('3,000 added, 0 changed, 0 unchanged') });
    expect(await countOf('CarReleased')).toBe(3_000);
  });

  it('is of the newest version that is out, unless another one that is out is named', async () => {
    await runStep(store, versionStep('27'), { id: 'release', now });
    const versionOf = async (carId: string) =>
      (await store.read(`car-${carId}`)).map(({ data }) => (data as { gameVersion?: string }).gameVersion);
    await ops(folder, 'import-catalogue', fileOf([carLine('A_1')]));
    await ops(folder, 'import-catalogue', '--version', '26', fileOf([carLine('B_2')], 'other.jsonl'));
    expect([await versionOf('A_1'), await versionOf('B_2')]).toEqual([['27'], ['26']]);
    const { code, err } = await ops(folder, 'import-catalogue', '--version', '62', fileOf([carLine('C_3')]));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('Game version 62 is not released') });
  });

  it('says what is wrong in one line and ends with 1', async () => {
    const { code, err } = await ops(folder, 'import-catalogue', join(folder, 'nothing.jsonl'));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^File not found: .*\n$/) });
  });
});

const catalogue = fileURLToPath(new URL('../../../shared/data/catalogue.jsonl', import.meta.url));
const means: Means<string> = existsSync(catalogue)
  ? { found: catalogue }
  : { missing: 'no ../shared/data/catalogue.jsonl' };

ring('a whole catalogue', means, (path) => {
  it('comes in without a refusal, over the starter cars', async () => {
    await runJob(store, starterSeed, now);
    const report = await imported(path);
    expect(report).toMatchObject({ lines: 5_059, refused: 0 });
    expect(report.added + report.changed).toBe(5_059);
    expect(report.changed + report.retired.length).toBe(starterCatalogue.length);
    expect(await imported(path)).toMatchObject({ added: 0, changed: 0, unchanged: 5_059, retired: [] });
  });
});
