import { randomUUID } from 'node:crypto';
import { bestOfTracks, bestTimesOfTrack, latestRecords, latestTimes, recordOfTrack } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { confirmedTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

const api = apiForTests();
const trackCode = 'canyonButte_ae0';
let ann: string;
let bob: string;
let staff: string;
let carIds: string[];
beforeAll(async () => {
  ann = await api.signUp('Ann');
  bob = await api.signUp('Bob');
  staff = await anAdmin(api, 'Stella');
  carIds = [await api.aCarId(0), await api.aCarId(1)];
});

const submitted = (at: number, time: string, cookie: string, on = trackCode) =>
  confirmedTime(api, staff, { carId: carIds[at], tune: '111', trackCode: on, time }, cookie);
const after = async (position: number, path: string) =>
  (await api.get(path, { headers: { 'x-after-position': String(position) } })).json();
const recordAfter = async (position: number) =>
  recordOfTrack.parse(await after(position, `/api/v1/records/${trackCode}`)).record;

describe('records', () => {
  it('are beaten, told as news, and come back when what beat them is withdrawn', async () => {
    const first = await submitted(0, '20.00', ann);
    expect(await recordAfter(first.position)).toMatchObject({ carId: carIds[0], by: { name: 'Ann' }, previous: null });

    const { id, position } = await submitted(1, '19.50', bob);
    const beaten = { carId: carIds[1], by: { name: 'Bob' }, previous: { carId: carIds[0], value: { seconds: 20 } } };
    expect(await recordAfter(position)).toMatchObject(beaten);
    const news = latestRecords.parse(await after(position, '/api/v1/records?limit=3'));
    expect(news.items[0]).toMatchObject({ trackCode, ...beaten });
    const times = latestTimes.parse(await after(position, '/api/v1/latest-times?limit=2'));
    expect(times.items.map(({ value }) => value)).toEqual([
      { kind: 'time', seconds: 19.5 },
      { kind: 'time', seconds: 20 },
    ]);

    const cell = `/api/v1/cells/${encodeURIComponent(carIds[1] ?? '')}/111/${trackCode}`;
    const taken = await api.ask('DELETE', `${cell}/lap-times/${id}`, {
      cookie: bob,
      headers: { 'idempotency-key': randomUUID() },
    });
    const back = writtenIn(taken).position;
    expect(await recordAfter(back)).toMatchObject({ carId: carIds[0], previous: null });
    const later = latestRecords.parse(await after(back, '/api/v1/records?limit=3'));
    expect(later.items.map((record) => record.trackCode)).not.toContain(trackCode);
  });

  it('are told of many tracks at once, also among the cars that one owns', async () => {
    const [slow, quick] = carIds;
    const tracks = ['northloop_a01', 'northloop_a00'];
    await submitted(0, '9:51.00', ann, tracks[0]);
    const { position } = await submitted(1, '9:50.00', ann, tracks[0]);
    const best = async (path: string, cookie: string, at = position) =>
      bestOfTracks.parse(
        (await api.post(path, { tracks }, { cookie, headers: { 'x-after-position': String(at) } })).json(),
      ).items;
    expect(await best('/api/v1/best-times', bob)).toContainEqual([tracks[0], quick, '111', 590]);
    expect(await best('/api/v1/garage/best-times', bob)).toEqual([]);
    const copy = {
      copyId: '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36',
      carId: slow,
      points: '333',
      won: 0,
      lost: 0,
      drawn: 0,
      locked: false,
      since: null,
    };
    const kept = writtenIn(
      await api.ask('PUT', '/api/v1/garage/copies', {
        cookie: bob,
        headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
        body: JSON.stringify({ copies: [copy] }),
      }),
    );
    expect(await best('/api/v1/garage/best-times', bob, kept.position)).toEqual([[tracks[0], slow, '111', 591]]);
    expect((await api.post('/api/v1/garage/best-times', { tracks })).status).toBe(401);
    const unknown = await api.post('/api/v1/best-times', { tracks: ['nowhere_a00'] });
    expect(problemIn(unknown).code).toBe('track-unknown');
  });

  it('say which place a time would take, its own cell aside', async () => {
    const track = 'canyonTour_a01';
    await submitted(0, '41.00', ann, track);
    const { position } = await submitted(1, '40.00', ann, track);
    const of = (at: number, time: string) => ({ carId: carIds[at], tune: '111', trackCode: track, time });
    const ask = (cells: object[]) =>
      api.post('/api/v1/time-placements', { cells }, { headers: { 'x-after-position': String(position) } });
    const cells = [of(0, '39.99'), of(0, '40.00'), of(0, '40.01'), of(1, '55.00'), of(1, 'DNF')];
    expect((await ask(cells)).json()).toEqual({
      places: [
        { place: 1, best: 40 },
        { place: 1, best: 40 },
        { place: 2, best: 40 },
        { place: 2, best: 41 },
        { place: null, best: 41 },
      ],
    });
    expect(problemIn(await ask([of(0, 'soon')])).code).toBe('lap-time-unreadable');
    expect((await ask(Array.from({ length: 51 }, () => of(0, '40.00')))).status).toBe(400);
  });

  it('stand among all times of their track, the best first', async () => {
    const track = 'canyonDtRoad_ae0';
    await submitted(0, '41.00', ann, track);
    const { position } = await submitted(1, '40.00', ann, track);
    const path = `/api/v1/best-times/${track}`;
    expect(bestTimesOfTrack.parse(await after(position, path)).items).toEqual([
      [carIds[1], '111', 40],
      [carIds[0], '111', 41],
    ]);
    expect(problemIn(await api.get(`${path}?after=nonsense`)).code).toBe('cursor-unreadable');
  });

  it('are of no track that there is not', async () => {
    const answer = await api.get('/api/v1/records/nope_a00');
    expect([answer.status, problemIn(answer).code]).toEqual([422, 'track-unknown']);
  });
});
