import { randomUUID } from 'node:crypto';
import { aCar } from '#test/a-car';
import { apiForTests, problemIn } from '#test/api';
import {
  carHistory,
  carInVersion,
  cellHistory,
  matrixAnswer,
  type VersionChanges,
  versionChanges,
  versionList,
} from '#contracts';
import { historyStep, versionStep } from '../../apps/ops/src/import-history/history-steps.ts';
import { carAt, type CarEvent } from '#domain';
import { runStep } from '#event-store';
import { openSecondLog } from '#test/second-log';

const api = apiForTests();
const id = 'Test_Car_1964';
let after: { 'x-after-position': string };

beforeAll(async () => {
  const { store, close } = await openSecondLog(api.folder);
  const job = { id: randomUUID(), now: '2026-03-01T12:00:00.000Z' };
  for (const version of ['15', '16', '24.1']) await runStep(store, versionStep(version), job);
  const { position } = await runStep(
    store,
    historyStep(id, [
      { gameVersion: '15', car: aCar() },
      { gameVersion: '16', car: aCar({ rq: 25 }) },
      { gameVersion: '24.1', car: aCar({ rq: 26, weightKg: 660 }) },
    ]),
    job,
  );
  after = { 'x-after-position': String(position) };
  await close();
});
const get = (path: string) => api.get(`/api/v1/${path}`, { headers: after });

describe('the history of cars over HTTP', () => {
  it('answers the car of today and of any version', async () => {
    const rqOf = async (query: string) => {
      const { rq, gameVersion } = carInVersion.parse((await get(`cars/${id}${query}`)).json());
      return [rq, gameVersion];
    };
    expect(await rqOf('')).toEqual([26, '24.1']);
    expect(await rqOf('?version=15')).toEqual([24, '15']);
    expect(await rqOf('?version=23')).toEqual([25, '23']);
    expect([await rqOf('?version=2a'), await rqOf('?version=2b')]).toEqual([
      [25, '21.2'],
      [26, '24.1'],
    ]);
  });

  it.each([
    [404, 'car-unknown', 'cars/Nobody'],
    [404, 'car-unknown', 'cars/Nobody/history'],
    [409, 'car-not-yet-released', `cars/${id}?version=14`],
    [400, 'shape-invalid', `cars/${id}?version=2d`],
    [400, 'shape-invalid', 'versions/changes?from=15'],
    [400, 'cursor-unreadable', 'versions/changes?from=15&to=26&after=x'],
  ])('answers %i %s to %s', async (status, code, path) => {
    const answer = await get(path);
    expect([answer.status, problemIn(answer).code]).toEqual([status, code]);
  });

  it('tells what each version made of a car, newest first', async () => {
    const { changes } = carHistory.parse((await get(`cars/${id}/history`)).json());
    expect(changes.map((change) => [change.gameVersion, change.reason, change.changes])).toEqual([
      ['24.1', 'game-update', { rq: [25, 26], weightKg: [651, 660] }],
      ['16', 'game-update', { rq: [24, 25] }],
      ['15', 'released', {}],
    ]);
  });

  it('lists versions, oldest first', async () => {
    const { items } = versionList.parse((await get('versions')).json());
    expect(items.slice(0, 2)).toEqual([
      { gameVersion: '15', carsReleased: 1, carsRevised: 0, fields: {} },
      { gameVersion: '16', carsReleased: 0, carsRevised: 1, fields: { rq: 1 } },
    ]);
  });

  it('tells what changed between any two versions, page by page', async () => {
    const seen: VersionChanges['items'] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const page: VersionChanges = versionChanges.parse(
        (await get(`versions/changes?from=15&to=24.1&limit=50${next && `&after=${next}`}`)).json(),
      );
      expect(page.versions[0]?.gameVersion).toBe('16');
      seen.push(...page.items);
      next = page.next;
    }
    expect(seen.filter(({ carId }) => carId === id)).toEqual([
      { carId: id, name: 'Mini Cooper S', released: false, changes: { rq: [24, 26], weightKg: [651, 660] } },
    ]);
    expect(new Set(seen.map(({ carId }) => carId)).size).toBe(seen.length);
  });
});

describe('a time of a car that the game has changed since', () => {
  it('is kept, marked, and not counted among those of today', async () => {
    const cookie = await api.signUp('Ann');
    const carId = await api.aCarId(3);
    await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' }, cookie);
    const { store, close } = await openSecondLog(api.folder);
    const facts = carAt((await store.read(`car-${carId}`)) as unknown as readonly CarEvent[], '26')!;
    const changed = { gameVersion: '27', car: { ...facts, weightKg: facts.weightKg + 10 } };
    const job = { id: randomUUID(), now: '2026-03-01T12:00:00.000Z' };
    const past = [{ gameVersion: '26', car: facts }, changed];
    const { position } = await runStep(store, historyStep(carId, past), job);
    await close();
    await api.get(`/api/v1/cars/${carId}/history`, { headers: { 'x-after-position': String(position) } });

    const question = { cars: [{ carId, tune: '111' }], tracks: ['tRoad_a00', 'kart_a00'] };
    const matrix = matrixAnswer.parse((await api.post('/api/v1/lap-times/matrix', question)).json());
    expect([matrix.columns, matrix.past]).toEqual([[[null, null]], [[0, 0, 84.5]]]);
    const story = cellHistory.parse((await api.get(`/api/v1/cells/${carId}/111/tRoad_a00`)).json());
    expect(story.history).toMatchObject([{ state: 'stands', gameVersion: '26', past: true }]);
  });
});
