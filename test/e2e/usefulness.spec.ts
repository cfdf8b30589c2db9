import { setTimeout as delay } from 'node:timers/promises';
import { carUsefulness, usefulCars, usefulnessScores } from '#contracts';
import { apiForTests, problemIn } from '#test/api';
import { confirmedTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';

const api = apiForTests();
let carIds: string[];
let after: { 'x-after-position': string };

const ASK_EVERY_MS = 50;

beforeAll(async () => {
  // The first catalogue is made in the first seconds of an installation.
  while ((await api.get('/api/v1/catalogue')).status !== 200) await delay(ASK_EVERY_MS);
  const cookie = await api.signUp('Ann');
  const staff = await anAdmin(api, 'Stella');
  carIds = [await api.aCarId(0), await api.aCarId(1)];
  const times = [
    [0, '332', '1:24.50'],
    [0, '323', '1:25.00'],
    [1, '332', '1:26.00'],
  ] as const;
  let position = 0;
  for (const [at, tune, time] of times) {
    const said = { carId: carIds[at], tune, trackCode: 'tRoad_a01', time };
    ({ position } = await confirmedTime(api, staff, said, cookie));
  }
  after = { 'x-after-position': String(position) };
});

describe('what cars are good for', () => {
  it('is told of a car: its places on tracks, its tunes, its niches', async () => {
    const answer = await api.get(`/api/v1/usefulness/cars/${carIds[0]}`, { headers: after });
    const told = carUsefulness.parse(answer.json());
    expect(told.tracks.find(({ trackCode }) => trackCode === 'tRoad_a01')).toMatchObject({
      value: 84.5,
      tunes: ['332'],
    });
    expect(told.tunes['332']).toBeGreaterThan(0);
    expect(told.score).toBeGreaterThan(0);
    expect(told.niches[0]?.points).toBeLessThanOrEqual(told.niches[0]?.most ?? 0);
    expect(told.method.publishedOn).toBe('2026-11-22');
  });

  it('is told of the best of a niche', async () => {
    const told = usefulCars.parse((await api.get('/api/v1/usefulness?limit=5', { headers: after })).json());
    expect(told.niche).toBe('all');
    expect(told.items.length).toBeGreaterThan(0);
    expect(told.niches.map(({ niche }) => niche)).toContain('class:S');
    const points = told.items.map((item) => item.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it('is told of the most useful ones in short, for badges', async () => {
    const { items } = usefulnessScores.parse((await api.get('/api/v1/usefulness/scores', { headers: after })).json());
    const one = carUsefulness.parse((await api.get(`/api/v1/usefulness/cars/${carIds[0]}`, { headers: after })).json());
    expect(items).toContainEqual({ carId: carIds[0], score: one.score });
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0)).toBe(true);
  });

  it('is told of no car that there is not', async () => {
    expect(problemIn(await api.get('/api/v1/usefulness/cars/nobody')).code).toBe('car-unknown');
  });
});
