import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportDetail, importDetail, importPage, importUndoing, type SettleImportRowBody } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { aCar } from '#test/a-car';
import { importSheet } from '../../apps/ops/src/import-sheet/import-sheet.ts';

const api = apiForTests();
const now = '2026-03-01T12:00:00.000Z';
let ann: string;
let carIds: readonly [string, string];
let importId: string;

beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
  carIds = [await api.aCarId(0), await api.aCarId(1)];
  const path = join(api.folder, 'sheet.csv');
  writeFileSync(
    path,
    'Name,Brand,Year,New RQ\nTwin,Mini,1964,31\nTwin,Mini,1964,33\nTwin,Mini,1964,35\nTwin,Mini,1964,37\nOdd,Mini,1964,many\n',
  );
  const twin = { ...aCar({ name: 'Twin', brand: 'Mini', year: 1964 }), retired: false };
  const cars = carIds.map((id) => ({ id, ...twin }));
  const store = api.running.ports.eventStore;
  importId = (await importSheet({ store, path, gameVersion: '26', cars, now })).importId ?? '';
});

const url = () => `/api/v1/imports/${importId}`;
const settle = (row: number, carId: string, cookie = ann, key: string = randomUUID()) =>
  api.post(
    `${url()}/rows/${row}/resolve`,
    { carId, reason: { code: 'same-car', text: 'Seen in the game.' }, seen: 1 },
    { cookie, headers: { 'idempotency-key': key } },
  );
const act = (path: string, body: object = {}) =>
  api.post(path, body, { cookie: ann, headers: { 'idempotency-key': randomUUID() } });
const ratings = async (carId: string) => {
  const past = (await api.running.ports.eventStore.read(`car-${carId}`)) as readonly { type: string; data: object }[];
  return past
    .flatMap(({ type, data }) => (type === 'CarRevised' && 'changes' in data ? [data.changes] : []))
    .map((changes) => (changes as { rq?: number }).rq);
};
const detail = async (rows: 'open' | 'settled', position?: number): Promise<ImportDetail> => {
  const asked = position ?? (await api.running.ports.eventStore.head());
  const headers = { 'x-after-position': String(asked) };
  return importDetail.parse((await api.get(`${url()}?rows=${rows}&limit=50`, { cookie: ann, headers })).json());
};

describe('imports over HTTP', () => {
  it('are listed, with the rows that wait for somebody', async () => {
    const { rows, import: about } = await detail('open');
    expect(about).toMatchObject({ importId, kind: 'rq-sheet', gameVersion: '26', openRows: 4, by: null });
    expect(rows.map(({ row, rq, candidates, allowed }) => ({ row, rq, candidates, allowed }))).toEqual(
      [31, 33, 35, 37].map((rq, at) => ({ row: at + 2, rq, candidates: [...carIds], allowed: ['settle-import-row'] })),
    );
    expect((await detail('open')).refusals).toEqual([{ line: 6, reason: expect.stringContaining('many') }]);
    const page = importPage.parse((await api.get('/api/v1/imports', { cookie: ann })).json());
    expect(page.items.map((item) => item.importId)).toContain(importId);
  });

  it('settle a row: the car is revised once, and who decided is kept with their words', async () => {
    const key = randomUUID();
    const answer = await settle(2, carIds[0], ann, key);
    expect([answer.status, answer.text]).toEqual([200, (await settle(2, carIds[0], ann, key)).text]);
    expect(writtenIn(answer).views).toEqual(expect.arrayContaining(['import-rows', 'cars', 'car-history']));
    const { rows, import: about } = await detail('settled', writtenIn(answer).position);
    expect(about).toMatchObject({ openRows: 3, settledRows: 1 });
    expect(rows).toMatchObject([
      { row: 2, settled: { carId: carIds[0], reason: 'same-car', text: 'Seen in the game.', by: { name: 'Ann' } } },
    ]);
    const past = await api.running.ports.eventStore.read(`car-${carIds[0]}`);
    expect(past.filter(({ type }) => type === 'CarRevised').slice(-1)).toMatchObject([
      {
        data: { changes: { rq: 31 }, gameVersion: '26', reason: 'game-update' },
        meta: { actor: `job:import-${importId}` },
      },
    ]);
    expect(JSON.stringify(past)).not.toContain('Seen in the game');
  });

  it('settle a row as none, which touches no car', async () => {
    const head = (await api.running.ports.eventStore.read(`car-${carIds[1]}`)).length;
    expect((await settle(3, 'none')).status).toBe(200);
    expect((await api.running.ports.eventStore.read(`car-${carIds[1]}`)).length).toBe(head);
  });

  it('refuse what is settled, unknown, or not theirs to decide', async () => {
    const bob = await api.signUp('Bob');
    const refused = async (row: number, carId: string, cookie?: string) => {
      const answer = await settle(row, carId, cookie);
      return [answer.status, problemIn(answer).code];
    };
    await settle(4, carIds[1]);
    expect(await refused(4, carIds[1])).toEqual([409, 'import-row-settled']);
    expect(await refused(99, carIds[1])).toEqual([404, 'import-row-unknown']);
    expect(await refused(4, 'No_Such_Car')).toEqual([404, 'car-unknown']);
    expect(await refused(4, carIds[1], bob)).toEqual([403, 'not-allowed']);
    const unknown = await api.get('/api/v1/imports/2020-1', { cookie: ann });
    expect([unknown.status, problemIn(unknown).code]).toEqual([404, 'import-unknown']);
  });

  it('take back what was said of a row, with what followed from it, so that it can be settled otherwise', async () => {
    await settle(5, carIds[0]);
    const reopened = await act(`${url()}/rows/5/reopen`);
    expect([await ratings(carIds[0]), reopened.status]).toEqual([[31, 37, 31], 200]);
    const { rows } = await detail('open', writtenIn(reopened).position);
    expect(rows).toMatchObject([{ row: 5, settled: null, allowed: ['settle-import-row'] }]);
  });

  it('settle a row as a new car, which waits to be checked, and goes when that is taken back', async () => {
    const newCar = { name: 'Twin Three', brand: 'Mini', year: 1964 };
    const asNew: SettleImportRowBody = { carId: 'none', newCar, reason: { code: 'not-in-catalogue' }, seen: 1 };
    expect((await act(`${url()}/rows/5/resolve`, asNew)).status).toBe(200);
    await act(`${url()}/rows/5/reopen`);
    const past = await api.running.ports.eventStore.read('car-Twin_Three_1964');
    expect(past).toMatchObject([
      { type: 'PendingCarAdded', data: { facts: { ...newCar, rq: 37 }, gameVersion: '26' } },
      { type: 'PendingCarDismissed', data: { reason: 'wrong' } },
    ]);
  });

  it('are undone as the preview says, but for what was changed again since', async () => {
    const preview = importUndoing.parse((await api.get(`${url()}/undo`, { cookie: ann })).json());
    expect(preview).toMatchObject({ undone: 2, kept: 0 });
    expect((await act(`${url()}/undo`)).status).toBe(200);
    await api.restart();
    const { import: about, allowed } = await detail('open');
    expect([about.status, about.undone?.by, allowed]).toMatchObject(['rolled-back', { name: 'Ann' }, []]);
    const again = await act(`${url()}/undo`);
    expect([again.status, problemIn(again).code]).toEqual([409, 'import-rolled-back']);
  });
});
