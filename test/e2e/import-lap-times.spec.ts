import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  AcceptLapTime,
  acceptLapTime,
  AddCarAlias,
  addCarAlias,
  carAlias,
  carAliasStream,
  type Cell,
  cell,
  type CellEvent,
  cellStream,
  operator,
  starterSeed,
  SubmitLapTime,
  submitLapTime,
  eventTypes,
  upcasters,
} from '#domain';
import { commandMeta, decideAndAppend, type EventStore, openEventStore, runJob } from '#event-store';
import { rollBackImport, type TimesLookups } from '#imports';
import { type ActorId, fold } from '#kernel';
import { currentTimeOf } from '#racing';
import { openReadStore, type ReadStore } from '#read-store';
import { type Means, ring } from '#test/ring';
import { importCatalogue } from '../../apps/ops/src/import-catalogue/import-catalogue.ts';
import { timesLookups } from '../../apps/ops/src/import-lap-times/times-lookups.ts';
import { importLapTimes, lapTimesText } from '../../apps/ops/src/import-lap-times/import-lap-times.ts';

const now = '2026-03-01T12:00:00.000Z';
const [nsx, gti] = ['Honda_NSX_2016', 'Volkswagen_Golf_GTI_1976'];
let folder: string;
let store: EventStore;
let views: ReadStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-lap-times-'));
  store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  views = await openReadStore({ url: `sqlite:${join(folder, 'views')}` });
  await runJob(store, starterSeed, now);
});
afterEach(async () => {
  await store.close();
  await views.close();
  rmSync(folder, { recursive: true, force: true });
});

const brought = async (name: string, text: string, more: { dryRun?: boolean; signal?: AbortSignal } = {}) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return importLapTimes({ store, path, gameVersion: '26', around: await timesLookups(store, views), now, ...more });
};
const line = (car: string, track: string, said: object) =>
  JSON.stringify({ car, tune: '332', track, condition: '00', ...said });
const timesOf = async (carId: string, trackCode: string) =>
  fold(cell, (await store.read(cellStream(carId, '332', trackCode))) as unknown as readonly CellEvent[]).times;
const currentOf = async (carId: string, trackCode: string) =>
  currentTimeOf(await timesOf(carId, trackCode))?.time.value;
const on = { carId: nsx, tune: '332', trackCode: 'mile4_a00' };
const decided = async (
  name: string,
  actor: string,
  decide: (state: Cell, meta: ReturnType<typeof commandMeta>) => readonly CellEvent[],
) => {
  const meta = commandMeta({ name, data: on, actor: actor as ActorId, idempotencyKey: name, now, role: 'moderator' });
  await decideAndAppend(store, cellStream(nsx, '332', on.trackCode), cell, (state) => decide(state, meta), meta);
};
const saidByAnn = (seconds: number) =>
  decided('SubmitLapTime', 'ann', (state, meta) =>
    submitLapTime(new SubmitLapTime({ ...on, value: { kind: 'time', seconds }, source: 'typed' }, meta), state, {
      lapTimeId: 'of-ann',
      carId: nsx,
      gameVersion: '26',
      trust: 'trusted',
      figures: { doubts: [] },
    }),
  );

describe('ops import-lap-times', () => {
  const file = [
    line(nsx, 'mile4', { seconds: 10.004 }),
    line(gti, 'mile4', { time: '16,2' }),
    line(nsx, 'mile4', { seconds: 10.5 }),
    line('No_Such_Car', 'mile4', { seconds: 10 }),
    line(nsx, 'mile4', { mph: 10 }),
    line(nsx, 'noTrack', { seconds: 10 }),
    line(nsx, 'drag100', { seconds: 5, gameVersion: '99' }),
    line(nsx, 'testBowl', { mph: 181, tune: '999' }),
    'no json',
  ].join('\n');

  it('says line by line what it would do, then does it, and again does nothing', async () => {
    const head = await store.head();
    const tried = await brought('a.jsonl', file, { dryRun: true });
    expect([tried.status, await store.head()]).toEqual(['tried', head]);
    expect(tried.rows).toMatchObject([
      { line: 1, outcome: 'added', carId: nsx },
      { line: 2, outcome: 'added', carId: gti },
      { line: 3, code: 'duplicate' },
      { line: 4, code: 'car-unknown' },
      { line: 5, code: 'field-missing' },
      { line: 6, code: 'track-unknown' },
      { line: 7, code: 'version-unknown' },
      { line: 8, code: 'tune-invalid' },
      { line: 9, code: 'not-json' },
    ]);
    const done = await brought('a.jsonl', file);
    expect([done.rows, done.added, done.refused]).toEqual([tried.rows, 2, 7]);
    expect(await timesOf(nsx, 'mile4_a00')).toMatchObject([
      { submittedBy: `job:import-${done.importId}`, trust: 'member', value: { kind: 'time', seconds: 10 } },
    ]);
    expect(await currentOf(gti, 'mile4_a00')).toEqual({ kind: 'time', seconds: 16.2 });
    const again = await brought('a.jsonl', file);
    expect([again.added, again.unchanged]).toEqual([0, 2]);
    expect(lapTimesText(again)).toContain('line 4 refused: No_Such_Car is no car there is');
  });

  it('reads CSV by names of cars, reports an ambiguous name, and knows a car by its number', async () => {
    const aliasMeta = commandMeta({ name: 'AddCarAlias', data: {}, actor: operator, idempotencyKey: 'alias', now });
    const add = new AddCarAlias({ alias: '815', carId: gti }, aliasMeta);
    await decideAndAppend(store, carAliasStream('815'), carAlias, (state) => addCarAlias(add, state), aliasMeta);
    const csv = 'Brand;Name;Year;Car;Tune;Track;Time\nHonda;NSX;2016;;332;mile4_a00;10,01\n;;;815;332;mile4_a00;16.2\n';
    expect((await brought('b.csv', csv)).rows).toMatchObject([
      { line: 2, outcome: 'added', carId: nsx },
      { line: 3, outcome: 'added', carId: gti },
    ]);
    const several = { answer: 'several', carIds: ['A_1', 'B_2'] } as const;
    const around = { ...(await timesLookups(store, views)), carMeant: () => Promise.resolve(several) };
    const path = join(folder, 'b.csv');
    const { rows } = await importLapTimes({ store, path, gameVersion: '26', around, now, dryRun: true });
    expect(rows[0]).toMatchObject({ line: 2, outcome: 'ambiguous', reason: 'Honda NSX 2016 may be A_1, B_2' });
    await expect(brought('c.csv', 'Name,Brand\n')).rejects.toThrow('has no track and tune columns');
  });

  it('overrules nobody who is trusted, and doubts what its figures speak against', async () => {
    await saidByAnn(10.1);
    const { rows } = await brought(
      'd.jsonl',
      [line(nsx, 'mile4', { seconds: 10 }), line(gti, 'mile4', { seconds: 3 })].join('\n'),
    );
    expect(rows[0]).toMatchObject({ outcome: 'changed', changes: {} });
    expect(await timesOf(gti, 'mile4_a00')).toMatchObject([{ doubted: true }]);
  });

  it('goes on where it was stopped, and ends as if it had not been', async () => {
    const lines = ['00', '01', '10', '11'].flatMap((condition) =>
      ['332', '323', '233', '111', '000'].flatMap((tune) =>
        ['mile4', 'kart', 'hairpin', 'drag100'].map((track) =>
          JSON.stringify({ car: nsx, tune, track, condition, seconds: 50 }),
        ),
      ),
    );
    const stop = new AbortController();
    const path = join(folder, 'e.jsonl');
    writeFileSync(path, lines.join('\n'));
    const all = { store, path, gameVersion: '26', around: await timesLookups(store, views), now };
    const stopped = await importLapTimes({ ...all, signal: stop.signal, onProgress: () => stop.abort() });
    const done = await importLapTimes(all);
    expect([stopped.status, done.status, done.importId, done.goneOnAfter]).toEqual([
      'stopped',
      'finished',
      stopped.importId,
      64,
    ]);
    expect(done.added + done.refused).toBe(lines.length);
    expect(done.rows.slice(0, 10)).toEqual(stopped.rows.slice(0, 10));
  });

  it('is undone by withdrawing its times, but for one that a moderator accepted', async () => {
    const { importId = '' } = await brought('f.jsonl', file);
    const [time] = await timesOf(nsx, 'mile4_a00');
    const of = { ...on, lapTimeId: time?.lapTimeId ?? '' };
    await decided('AcceptLapTime', 'mod', (state, meta) => acceptLapTime(new AcceptLapTime(of, meta), state));
    const tried = await rollBackImport({ store, importId, now, dryRun: true });
    const { rows } = await rollBackImport({ store, importId, now });
    expect(rows).toEqual(tried.rows);
    expect(rows).toEqual([
      { carId: nsx, did: [], changes: {}, kept: [{ what: 'time', by: 'mod' }] },
      { carId: gti, did: ['withdrawn'], changes: {}, kept: [] },
    ]);
    expect([await currentOf(gti, 'mile4_a00'), await currentOf(nsx, 'mile4_a00')]).toEqual([
      undefined,
      { kind: 'time', seconds: 10 },
    ]);
  });
});

const given = (name: string) => fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url));
const times: Means<string> = existsSync(given('lap-times.jsonl'))
  ? { found: given('lap-times.jsonl') }
  : { missing: 'no ../shared/data/lap-times.jsonl' };

ring('a real file of lap times', times, (path) => {
  it('comes in whole behind its catalogue, and few of its times are doubted', async () => {
    await importCatalogue({ store, path: given('catalogue.jsonl'), now });
    const around = await timesLookups(store, views);
    let doubted = 0;
    const figuresOf: TimesLookups['figuresOf'] = async (time) => {
      const figures = await around.figuresOf(time);
      doubted += figures.doubts.length > 0 ? 1 : 0;
      return figures;
    };
    const report = await importLapTimes({ store, path, gameVersion: '26', around: { ...around, figuresOf }, now });
    expect(report).toMatchObject({ status: 'finished', refused: 0, added: 10_070 });
    expect(doubted).toBeLessThan(10_070 * 0.015);
  });
});
