import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCar } from '#test/a-car';
import {
  car,
  type CarEvent,
  type CarAttributes,
  carStream,
  isKnownCar,
  operator,
  ReviseCar,
  reviseCar,
  starterSeed,
  eventTypes,
  upcasters,
} from '#domain';
import { commandMeta, decideAndAppend, type EventStore, openEventStore, runJob } from '#event-store';
import { rollBackImport } from '#imports';
import { type ActorId, fold } from '#kernel';
import { importCatalogue } from '../../apps/ops/src/import-catalogue/import-catalogue.ts';
import { retainedBy, rollBackText } from '../../apps/ops/src/roll-back-import/roll-back-report.ts';

const now = '2026-03-01T12:00:00.000Z';
let folder: string;
let store: EventStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roll-back-'));
  store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const carLine = (id: string, changes: Partial<CarAttributes> = {}) => JSON.stringify({ id, ...aCar(changes) });
const imported = async (...lines: string[]): Promise<string> => {
  const path = join(folder, 'cars.jsonl');
  writeFileSync(path, lines.join('\n'));
  return (await importCatalogue({ store, path, now })).importId ?? '';
};
const stateOf = async (carId: string) => {
  const state = fold(car, (await store.read(carStream(carId))) as unknown as readonly CarEvent[]);
  return !isKnownCar(state) ? undefined : { status: state.status, ...state.car, source: state.source };
};
const revised = async (
  carId: string,
  changes: Partial<CarAttributes>,
  by: { actor?: ActorId; role?: 'moderator' } = {},
) => {
  const data = { carId, car: changes, source: 'moderator', reason: 'correction' } as const;
  const meta = commandMeta({ name: 'ReviseCar', data, actor: operator, idempotencyKey: carId, now, ...by });
  await decideAndAppend(store, carStream(carId), car, (state) => reviseCar(new ReviseCar(data, meta), state), meta);
};

describe('roll-back-import', () => {
  it('makes every car what it was, and brings retired starter cars back', async () => {
    await runJob(store, starterSeed, now);
    await imported(carLine('A_1'), carLine('B_2'));
    const before = [await stateOf('A_1'), await stateOf('B_2'), await stateOf('C_3')];
    const importId = await imported(carLine('A_1', { weightKg: 700 }), carLine('C_3'));
    const { rows } = await rollBackImport({ store, importId, now });
    expect([await stateOf('A_1'), await stateOf('B_2')]).toEqual(before.slice(0, 2));
    expect(await stateOf('C_3')).toMatchObject({ status: 'retired' });
    expect(rows).toEqual([
      { carId: 'A_1', did: ['revised'], changes: { weightKg: [700, 651] }, kept: [] },
      { carId: 'C_3', did: ['retired'], changes: {}, kept: [] },
    ]);
    const first = await rollBackImport({ store, importId: '2026-1', now });
    expect(first.rows.filter(({ did }) => did.includes('returned')).length).toBeGreaterThan(100);
  });

  it('leaves and reports, field by field, what was changed again since; tried first, it writes nothing', async () => {
    await imported(carLine('A_1'));
    const importId = await imported(carLine('A_1', { weightKg: 700, handling: 80 }));
    await revised('A_1', { weightKg: 690 });
    const head = await store.head();
    const tried = await rollBackImport({ store, importId, now, dryRun: true });
    expect([tried.status, await store.head()]).toEqual(['tried', head]);
    const done = await rollBackImport({ store, importId, now });
    expect(done.rows).toEqual(tried.rows);
    expect(await stateOf('A_1')).toMatchObject({ weightKg: 690, handling: 70 });
    expect(rollBackText(done)).toContain('A_1: handling 80 → 70');
    expect(rollBackText(done)).toContain('A_1: weightKg by the command line');
  });

  it('says by whom each was changed again, by the name that the account has when it is printed', async () => {
    await imported(carLine('A_1'), carLine('B_2'));
    const importId = await imported(carLine('A_1', { weightKg: 700, handling: 80 }), carLine('B_2', { handling: 80 }));
    await revised('A_1', { weightKg: 690 }, { actor: 'user-1' as ActorId, role: 'moderator' });
    await imported(carLine('A_1', { weightKg: 690, handling: 75 }), carLine('B_2', { handling: 80 }));
    const report = await rollBackImport({ store, importId, now, dryRun: true });
    const kept = [
      { what: 'weightKg', by: 'user-1' },
      { what: 'handling', by: 'job:import-2026-3' },
    ];
    expect(report.rows[0]?.kept.toSorted((a, b) => b.what.localeCompare(a.what))).toEqual(kept);
    expect(retainedBy(report)).toContain('user-1');
    expect(rollBackText(report, new Map([['user-1', 'Ann']]))).toContain('weightKg by Ann');
    expect(rollBackText(report)).toContain('weightKg by a former player');
    expect(rollBackText(report)).toContain('handling by import 2026-3');
  });

  it('goes on where it was stopped, reports the whole, and says the same when it is repeated', async () => {
    const importId = await imported(...Array.from({ length: 150 }, (_, n) => carLine(`Car_${n}`)));
    const stop = new AbortController();
    const stopped = await rollBackImport({ store, importId, now, signal: stop.signal, onProgress: () => stop.abort() });
    expect([stopped.status, stopped.rows.length]).toEqual(['stopped', 64]);
    const done = await rollBackImport({ store, importId, now });
    expect(done.rows.map(({ did }) => did)).toEqual(Array.from({ length: 150 }, () => ['retired']));
    const head = await store.head();
    expect(await rollBackImport({ store, importId, now })).toEqual(done);
    expect(await store.head()).toBe(head);
    await expect(rollBackImport({ store, importId: '2026-9', now })).rejects.toThrow('import-unknown');
  });

  it('lets the same file come in again', async () => {
    const first = await imported(carLine('A_1'));
    await rollBackImport({ store, importId: first, now });
    const again = await imported(carLine('A_1'));
    expect([again === first, await stateOf('A_1')]).toEqual([false, expect.objectContaining({ status: 'released' })]);
  });
});
