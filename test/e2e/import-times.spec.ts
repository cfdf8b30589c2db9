import { createHash, randomUUID } from 'node:crypto';
import { begunTimes, importDetail, timesReport } from '#contracts';
import { apiForTests, problemIn } from '#test/api';
import { anAdmin } from '#test/staff';

const api = apiForTests();
const header = 'car,tune,track,condition,seconds';
let ann: string;
let carId: string;
beforeAll(async () => {
  await api.ready();
  ann = await anAdmin(api, 'Ann');
  carId = await api.aCarId(0);
});

const post = (path: string, body: object = {}, cookie = ann) =>
  api.post(`/api/v1/imports${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const begin = async (name: string) => {
  const fileHash = createHash('sha256').update(name).digest('hex');
  return begunTimes.parse((await post('/lap-times', { fileHash, fileBytes: 100 })).json());
};
const row = (number: number, seconds: number | string, tune = '332', car = carId) => ({
  number,
  text: `${car},${tune},mile4,00,${seconds}`,
});
const said = async (path: string, lines: readonly object[]) =>
  timesReport
    .parse((await post(path, { header, lines })).json())
    .rows.map(({ line, outcome, fault }) => [line, outcome, ...(fault ? [fault] : [])]);
const detail = async (importId: string) => {
  const headers = { 'x-after-position': String(await api.running.ports.eventStore.head()) };
  return importDetail.parse((await api.get(`/api/v1/imports/${importId}`, { cookie: ann, headers })).json());
};

describe('lap times of a file over HTTP', () => {
  it('are tried without a trace, brought in parts, gone on with, ended and undone', async () => {
    const lines = [row(2, 26.4), row(3, 27.4), row(4, 26.9, '323'), row(5, 30, '332', 'no_such_car'), row(6, 'fast')];
    const head = await api.running.ports.eventStore.head();
    const would = [
      [2, 'added'],
      [3, 'refused', 'duplicate'],
      [4, 'added'],
      [5, 'refused', 'car-unknown'],
      [6, 'refused', 'time-invalid'],
    ];
    expect(await said('/lap-times/trial', lines)).toEqual(would);
    expect(await api.running.ports.eventStore.head()).toBe(head);
    const { importId, lines: done } = await begin('one');
    expect(done).toBe(0);
    expect(await said(`/${importId}/lap-times`, lines.slice(0, 1))).toEqual(would.slice(0, 1));
    expect(await said(`/${importId}/lap-times`, lines.slice(0, 1))).toEqual(would.slice(0, 1));
    expect(await begin('one')).toMatchObject({ importId, lines: 2 });
    expect(await said(`/${importId}/lap-times`, lines.slice(1))).toEqual(would.slice(1));
    const running = await detail(importId);
    expect(running.import).toMatchObject({ status: 'running', kind: 'lap-times', lines: 6, added: 2, refused: 3 });
    expect(running.import.by?.name).toBe('Ann');
    expect((await post(`/${importId}/lap-times/end`)).status).toBe(200);
    const ended = await detail(importId);
    expect(ended.import).toMatchObject({ status: 'finished', added: 2, changed: 0, refused: 3 });
    expect(ended.refusals.map(({ line }) => line)).toEqual([3, 5, 6]);
    // The file's texts are returned to the sender, and stored nowhere.
    expect(ended.refusals.every(({ reason }) => /^[a-z-]+$/.test(reason))).toBe(true);
    expect(ended.allowed).toEqual(['begin-roll-back']);
    const late = await post(`/${importId}/lap-times`, { header, lines });
    expect(problemIn(late).code).toBe('changed-meanwhile');
    expect((await post(`/${importId}/undo`)).status).toBe(200);
  });

  it('are for staff alone', async () => {
    const bob = await api.signUp('Bob');
    const refused = await post('/lap-times/trial', { header, lines: [row(2, 26.4)] }, bob);
    expect(problemIn(refused).code).toBe('not-allowed');
  });
});
