import { randomUUID } from 'node:crypto';
import { cellStream } from '#domain';
import { apiForTests, problemIn, writtenIn } from '#test/api';

const api = apiForTests();
let cookie: string;
let carId: string;
beforeAll(async () => {
  cookie = await api.signUp('Ann');
  carId = await api.aCarId();
});

const tune = '111';
const onTrack = (trackCode: string, time = '1:24.50') => ({ carId, tune, trackCode, time });
const factsOf = (trackCode: string) => api.running.ports.eventStore.read(cellStream(carId, tune, trackCode));

describe('submit-lap-time over HTTP', () => {
  it('takes a time and says where it will be seen', async () => {
    const answer = await api.submit(onTrack('tRoad_a00'), cookie);
    expect(answer.status).toBe(201);
    const { id, position, views } = writtenIn(answer);
    const ofAll = ['review-queue', 'recap-activities', 'audit-log'];
    expect(views).toEqual(['lap-times', 'cell-history', 'records', 'trust', 'lap-time-submissions', ...ofAll]);
    const facts = await factsOf('tRoad_a00');
    expect(facts).toHaveLength(1);
    expect(facts[0]).toMatchObject({
      position,
      data: { lapTimeId: id, value: { kind: 'time', seconds: 84.5 }, source: 'typed', gameVersion: expect.any(String) },
    });
  });

  it('keeps one cell for tunes that are one', async () => {
    const { id } = writtenIn(await api.submit({ carId, tune: '996', trackCode: 'kart_a00', time: '30.00' }, cookie));
    const facts = await api.running.ports.eventStore.read(cellStream(carId, '332', 'kart_a00'));
    expect(facts.at(-1)).toMatchObject({ data: { lapTimeId: id, tune: '332' } });
  });

  it('answers a repeat as the first time, at once, later, and after a restart, with one fact', async () => {
    const key = randomUUID();
    const first = await Promise.all(Array.from({ length: 5 }, () => api.submit(onTrack('hairpin_a00'), cookie, key)));
    const later = await api.submit(onTrack('hairpin_a00'), cookie, key.toUpperCase());
    await api.restart();
    const afterRestart = await api.submit(onTrack('hairpin_a00'), cookie, key);
    const answers = [...first, later, afterRestart];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await factsOf('hairpin_a00')).toHaveLength(1);
  });

  it('takes a key for one wish only, and of one person only', async () => {
    const key = randomUUID();
    await api.submit(onTrack('slalom_a00'), cookie, key);
    const reused = await api.submit(onTrack('slalom_a00', '31.00'), cookie, key);
    expect([reused.status, problemIn(reused).code]).toEqual([422, 'idempotency-key-reused']);
    const another = await api.submit(onTrack('slalom_a00', '32.00'), await api.signUp('Bob'), key);
    expect(another.status).toBe(201);
  });

  it('takes one of two equal times that are submitted at once', async () => {
    const answers = await Promise.all([0, 1].map(() => api.submit(onTrack('gForce_a00', '33.00'), cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(problemIn(answers.find(({ status }) => status === 409)!).code).toBe('lap-time-already-stands');
  });

  it('needs a session', async () => {
    const answer = await api.submit(onTrack('gForcer_a00'), '');
    expect([answer.status, problemIn(answer).code]).toEqual([401, 'signed-out']);
    expect(await factsOf('gForcer_a00')).toEqual([]);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses what another site sends: %j', async (headers) => {
    const sent = { cookie, headers: { 'idempotency-key': randomUUID(), ...headers } };
    const answer = await api.post('/api/v1/lap-times', onTrack('gForcer_a00'), sent);
    expect([answer.status, problemIn(answer).code]).toEqual([403, 'origin-refused']);
  });

  it('takes what our own page sends', async () => {
    const headers = {
      'idempotency-key': randomUUID(),
      origin: 'http://localhost:80',
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
    };
    const answer = await api.post('/api/v1/lap-times', onTrack('slalomr_a00'), { cookie, headers });
    expect(answer.status).toBe(201);
  });

  it.each([undefined, '', 'no uuid'])('needs a UUID as idempotency key, not %j', async (key) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await api.post('/api/v1/lap-times', onTrack('tRoad_a00'), { cookie, headers });
    expect([answer.status, problemIn(answer).code]).toEqual([400, 'idempotency-key-missing']);
  });

  it('knows no car that is not in the catalogue', async () => {
    const answer = await api.submit({ ...onTrack('tRoad_a00'), carId: 'No_Such_Car' }, cookie);
    expect([answer.status, problemIn(answer).code]).toEqual([404, 'car-unknown']);
  });

  it.each([
    ['tune-invalid', { tune: '999' }],
    ['track-unknown', { trackCode: 'noSuch_a00' }],
    ['condition-unknown', { trackCode: 'tRoad_a99' }],
    ['lap-time-empty', { time: ' ' }],
    ['lap-time-unreadable', { time: 'fast' }],
    ['lap-time-hyphen', { time: '1-24' }],
    ['lap-time-parts', { time: '1:24:50:1' }],
    ['lap-time-seconds', { time: '1:75.00' }],
    ['lap-time-out-of-range', { time: '0.50' }],
    ['lap-time-not-whole', { trackCode: 'testBowl_a00', time: '120.5' }],
  ])('says %s', async (code, wrong) => {
    const answer = await api.submit({ ...onTrack('tRoad_a00'), ...wrong }, cookie);
    expect([answer.status, problemIn(answer).code]).toEqual([422, code]);
  });

  it.each([
    ['nothing', {}],
    ['a field too many', { carId: 'x', tune: '332', trackCode: 'tRoad_a00', time: '1', admin: true }],
    ['a number', { carId: 'x', tune: 332, trackCode: 'tRoad_a00', time: '1' }],
    ['a list', []],
  ])('refuses %s by shape, naming the fields', async (_, body) => {
    const answer = await api.submit(body, cookie);
    expect(answer.status).toBe(400);
    expect(problemIn(answer)).toMatchObject({ code: 'shape-invalid', facts: { faults: expect.any(Array) } });
  });
});
