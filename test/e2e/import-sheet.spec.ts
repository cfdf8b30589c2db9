import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCar } from '#test/a-car';
import { ops } from '#test/ops-process';
import { type CatalogueImportEvent, eventTypes, upcasters } from '#domain';
import { openEventStore } from '#event-store';
import type { Recorded } from '#kernel';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-sheet-'));
  const cars = [
    { id: 'Cooper', ...aCar({ name: 'Mini Cooper' }) },
    { id: 'Cooper_S', ...aCar({ name: 'Mini Cooper S' }) },
    { id: 'Twin_1', ...aCar({ name: 'Citroën Méhari', brand: 'Citroën', year: 1968 }) },
    { id: 'Twin_2', ...aCar({ name: 'Citroen Mehari', brand: 'Citroën', year: 1968 }) },
  ];
  const path = fileOf('cars.jsonl', cars.map((car) => JSON.stringify(car)).join('\n'));
  await ops(folder, 'import-catalogue', path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const eventsOf = async (stream: string) => {
  const store = await openEventStore({ url: `sqlite:${join(folder, 'log.sqlite')}`, upcasters, eventTypes });
  const events = await store.read(stream);
  await store.close();
  return events as readonly Recorded[] as unknown as readonly Recorded<CatalogueImportEvent>[];
};

const sheet = [
  'Make,Car name,Year,RQ 25,RQ 26',
  'MINI,COOPER,1964,24,31',
  'Mini,Cooper S,1964,24,24',
  'Citroën,Méhari,1968,24,19',
  'Mini,Cooper Works,1964,24,30',
  'Mini,Cooper S,1964,24,many',
].join('\n');

describe('ops import-sheet', () => {
  it('revises the cars that rows mean for certain, and leaves the other rows open', async () => {
    const { code, out } = await ops(folder, 'import-sheet', fileOf('sheet.csv', sheet), '--version', '26');
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringContaining('1 ratings changed, 1 unchanged, 2 left open, 1 refused'),
    });
    expect(out).toContain('line 2 changes Cooper: rq 24 → 31, class E → D');
    expect(out).toContain('line 6 refused: rq "many" is not a number');
    const own = await eventsOf('import-2026-2'.replace('2026', String(new Date().getUTCFullYear())));
    expect(own.filter(({ type }) => type === 'ImportRowLeftOpen').map(({ data }) => data)).toMatchObject([
      { row: 4, name: 'Méhari', rq: 19, candidates: ['Twin_1', 'Twin_2'] },
      { row: 5, name: 'Cooper Works' },
    ]);
    expect((await eventsOf('car-Cooper')).at(-1)).toMatchObject({
      type: 'CarRevised',
      data: { changes: { rq: 31, class: 'D' }, gameVersion: '26', reason: 'game-update' },
    });
    expect(await eventsOf('car-Cooper_S')).toHaveLength(1);
  });

  it('tries it first, and says what it lacks', async () => {
    const tried = await ops(folder, 'import-sheet', fileOf('sheet.csv', sheet), '--version', '26', '--dry-run');
    expect(tried.out).toContain('Nothing was written.');
    expect(await eventsOf('car-Cooper')).toHaveLength(1);
    const early = await ops(folder, 'import-sheet', fileOf('sheet.csv', sheet), '--version', '27');
    expect(early).toMatchObject({ code: 2, err: expect.stringContaining('Game version 27 is not released') });
    const { code, err } = await ops(folder, 'import-sheet', fileOf('other.csv', 'a,b\n1,2'), '--version', '26');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('no column for the name') });
  });
});
