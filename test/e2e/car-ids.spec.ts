import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { aCar } from '#test/a-car';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { carInVersion, carPage, catalogueHead, cellHistory, matrixAnswer } from '#contracts';
import { runStep } from '#event-store';
import { importCatalogue } from '../../apps/ops/src/import-catalogue/import-catalogue.ts';
import { versionStep } from '../../apps/ops/src/import-history/history-steps.ts';

const api = apiForTests();
const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
const id = 'Test_Car_1964';
const now = '2026-03-01T12:00:00.000Z';
const bring = (...lines: object[]) => {
  const path = join(api.folder, 'cars.jsonl');
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return importCatalogue({ store: api.running.ports.eventStore, path, now });
};
const after = async () => ({
  headers: { 'x-after-position': String(await api.running.ports.eventStore.head()) },
});

beforeAll(async () => {
  await bring({ id, ...aCar(), guid: guid.toUpperCase(), number: 17 });
  await api.get(`/api/v1/cars?ids=${id}`, await after());
});

describe('a car with other names', () => {
  it.each([id, guid, guid.toUpperCase(), '17'])('is found under %s, and answers with its own id', async (name) => {
    await api.get(`/api/v1/cars/${id}/history`, await after());
    expect(carInVersion.parse((await api.get(`/api/v1/cars/${name}`)).json()).id).toBe(id);
    const { items, aliases = {} } = carPage.parse((await api.get(`/api/v1/cars?ids=Nobody,${name}`)).json());
    expect([items.map((car) => car.id), aliases]).toEqual([[id], name === id ? {} : { [name]: id }]);
  });

  it('has its times under its own id, under whichever name they were submitted and are asked for', async () => {
    const cookie = await api.signUp('Ann');
    const submitted = await api.submit({ carId: guid, tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' }, cookie);
    expect(submitted.status).toBe(201);
    const headers = { 'x-after-position': String(writtenIn(submitted).position) };
    const story = await api.get(`/api/v1/cells/${id}/111/tRoad_a00`, { headers });
    expect(cellHistory.parse(story.json()).history).toHaveLength(1);
    const deck = await api.get('/api/v1/lap-times/matrix?deck=~KtRoad_a00~C17~T111', { headers });
    expect(matrixAnswer.parse(deck.json()).columns).toEqual([[84.5]]);
    const { id: lapTimeId } = writtenIn(submitted);
    const withdrawn = await api.ask('DELETE', `/api/v1/cells/17/111/tRoad_a00/lap-times/${lapTimeId}`, {
      cookie,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([withdrawn.status, writtenIn(withdrawn).id]).toEqual([200, lapTimeId]);
    const nobody = { carId: '18', tune: '111', trackCode: 'tRoad_a00', time: '1:24.50' };
    expect(problemIn(await api.submit(nobody, cookie)).code).toBe('car-unknown');
  });

  it('keeps them: a line that claims the name of another car is refused, and the same line again changes nothing', async () => {
    const other = await bring({ id: 'Other', ...aCar(), number: 17 });
    expect(other.rows.filter(({ outcome }) => outcome === 'refused')).toMatchObject([{ line: 1, code: 'alias-taken' }]);
    const again = await bring({ id, ...aCar(), guid, number: 17 });
    expect(again).toMatchObject({ added: 0, changed: 0, refused: 0 });
  });
});

describe('the version of the game', () => {
  it('is the newest that was said to be out, in the head of the catalogue and with new lap times', async () => {
    const cookie = await api.signUp('Bob');
    const socket = io(api.running.url, { transports: ['websocket'] });
    await socket.emitWithAck('join', ['catalogue']);
    const changed = (name: string) =>
      new Promise<void>((resolve) => void socket.on('view-changed', ({ view }) => view === name && resolve()));
    const [told, made] = [changed('version-changes'), changed('catalogue')];
    await runStep(api.running.ports.eventStore, versionStep('27.1'), { id: randomUUID(), now });
    await told;
    // The first catalogue is made after a second without changes.
    if ((await api.get('/api/v1/catalogue')).status !== 200) await made;
    socket.close();
    expect(catalogueHead.parse((await api.get('/api/v1/catalogue')).json()).gameVersion).toBe('27.1');
    const submitted = await api.submit({ carId: id, tune: '222', trackCode: 'tRoad_a00', time: '1:24.50' }, cookie);
    const headers = { 'x-after-position': String(writtenIn(submitted).position) };
    const { history } = cellHistory.parse((await api.get(`/api/v1/cells/${id}/222/tRoad_a00`, { headers })).json());
    expect(history).toMatchObject([{ gameVersion: '27.1' }]);
  });
});
