import { randomUUID } from 'node:crypto';
import { viewCount, mostCompared, missingTimes } from '#contracts';
import { TestApi, writtenIn } from '#test/api';
import { aPlannedEvent } from '#test/planned-event';
import { confirmedTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

describe('what people look at', () => {
  const api = new TestApi();
  let carId: string;
  beforeAll(async () => {
    await api.start();
    carId = await api.aCarId(0);
  });
  afterAll(() => api.stop());

  const [trackCode, other] = ['canyonButte_ae0', 'canyonDtRoad_ae0'];
  const deckOf = (car: string) => `~K${trackCode}~K${other}~C${car}~T111`;
  const look = (car: string, looked = '&looked=yes', from = '10.0.0.1') =>
    api.get(`/api/v1/lap-times/matrix?deck=${encodeURI(deckOf(car))}${looked}`, { from });
  const wanted = async (position = 0) => {
    const headers = { 'x-after-position': String(position) };
    return missingTimes.parse(await (await api.get('/api/v1/missing-times?limit=200', { headers })).json());
  };
  const compared = async () => mostCompared.parse(await (await api.get('/api/v1/most-compared')).json());

  it('is counted where somebody chose it, outlives a stop, and leaves the list once there is a time', async () => {
    await look(carId);
    await look(carId, '&looked=yes', '10.0.0.2');
    await look(carId);
    // Requests by a program, by a repeated view, and of a missing car.
    await look(carId, '');
    await look(carId, '&looked=yes&since=0');
    await look('No_Such_Car_1900');
    // Counts are saved at shutdown.
    await api.restart();
    expect((await compared()).items).toEqual([{ carId, looks: 2 }]);
    const cell = { carId, tune: '111', looks: 2, past: null };
    expect((await wanted()).items.slice(0, 2)).toEqual([
      { ...cell, trackCode },
      { ...cell, trackCode: other },
    ]);

    const cookie = await api.signUp('Ann');
    const time = { carId, tune: '111', trackCode, time: '20.00' };
    const { position } = await confirmedTime(api, await anAdmin(api, 'Adam'), time, cookie);
    const left = await wanted(position);
    expect(left.items[0]).toEqual({ ...cell, trackCode: other });
    expect(left.items.filter((one) => one.trackCode === trackCode && one.carId === carId)).toEqual([]);
  });

  it('is counted of rounds and events that who asks may see, and of no others', async () => {
    const lookAt = async (path: string, from = '10.0.0.1') => {
      const answer = await api.get(`/api/v1/${path}?looked=yes`, { from });
      return answer.status === 200 ? viewCount.parse(answer.json()).looks : answer.status;
    };
    const unknown = ['challenges/nobody/rounds/1/views', 'planned-events/nobody-2026-01-01/views'];
    expect(await Promise.all(unknown.map((path) => lookAt(path)))).toEqual([404, 404]);
    const staff = await anAdmin(api, 'Stella');
    const send = async (path: string, body: object) => {
      const headers = { 'idempotency-key': randomUUID() };
      return writtenIn(await api.post(`/api/v1/${path}`, body, { cookie: staff, headers }));
    };
    const { id: event } = await send('planned-events', { facts: { ...aPlannedEvent, requirements: [] } });
    const { position } = await send(`planned-events/${event}/status`, { act: 'publish-planned-event' });
    await api.get(`/api/v1/planned-events/${event}`, { headers: { 'x-after-position': String(position) } });
    const eventPath = `planned-events/${event}/views`;
    expect([await lookAt(eventPath), await lookAt(eventPath), await lookAt(eventPath, '10.0.0.2')]).toEqual([1, 1, 2]);
    await api.restart();
    expect(viewCount.parse((await api.get(`/api/v1/${eventPath}`)).json())).toEqual({ looks: 2 });
  });

  it('is asked by a body as well', async () => {
    const body = { cars: [{ carId, tune: '111' }], tracks: [trackCode], looked: 'yes' };
    expect((await api.ask('POST', '/api/v1/lap-times/matrix', { body })).status).toBe(200);
    await api.restart();
    expect((await compared()).items).toEqual([{ carId, looks: 3 }]);
  });
});
