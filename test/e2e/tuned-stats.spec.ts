import { randomUUID } from 'node:crypto';
import { matrixAnswer, tunedStatsOfCar } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';

const api = apiForTests();
let ann: string;
let bob: string;
let carId: string;
beforeAll(async () => {
  ann = await api.signUp('Ann');
  bob = await api.signUp('Bob');
  carId = await api.aCarId();
});

const PATH = '/api/v1/tuned-stats';
const keyed = (cookie: string) => ({ cookie, headers: { 'idempotency-key': randomUUID() } });
const submit = (tune: string, typed: readonly [string, string, string], cookie: string) => {
  const [topSpeed, acceleration, handling] = typed;
  return api.ask('POST', PATH, { body: { carId, tune, topSpeed, acceleration, handling }, ...keyed(cookie) });
};
const after = (position: number) => ({ 'x-after-position': String(position) });
const ofCar = async (position: number, cookie?: string) =>
  tunedStatsOfCar.parse(
    (
      await api.get(`${PATH}/${encodeURIComponent(carId)}`, { headers: after(position), ...(cookie && { cookie }) })
    ).json(),
  );
const matrix = async (tune: string, position: number) =>
  matrixAnswer.parse(
    (
      await api.get(`/api/v1/lap-times/matrix?deck=~KtRoad_a00~C${encodeURIComponent(carId)}~T${tune}`, {
        headers: after(position),
      })
    ).json(),
  );

describe('the figures of a tuned car', () => {
  it('come with the times once somebody has read them off the card, and go when they are taken back', async () => {
    const { id, position } = writtenIn(await submit('332', ['104', '8,7', '92'], ann));
    expect((await matrix('332', position)).stats).toEqual([[0, 104, 8.7, 92]]);
    expect((await matrix('323', position)).stats).toBeUndefined();
    const [tune] = (await ofCar(position, bob)).tunes;
    expect(tune).toMatchObject({
      tune: '332',
      readings: [{ statsId: id, by: { name: 'Ann' }, state: 'stands', allowed: ['vote-on-tuned-stats'] }],
    });
    const of = `${PATH}/${encodeURIComponent(carId)}/332/${id}`;
    const vote = await api.ask('POST', `${of}/vote`, { body: { vote: 'down', reason: 'misread' }, ...keyed(bob) });
    expect((await ofCar(writtenIn(vote).position)).tunes[0]?.readings[0]?.votes).toMatchObject({ up: 0, down: 1 });
    expect(problemIn(await api.ask('POST', `${of}/vote`, { body: { vote: 'up' }, ...keyed(ann) })).code).toBe(
      'tuned-stats-yours',
    );
    const gone = writtenIn(await api.ask('DELETE', of, keyed(ann)));
    expect((await matrix('332', gone.position)).stats).toBeUndefined();
  });

  it.each([
    ['tuned-stats-unreadable', '332', ['1', '8.7', '92']],
    ['tuned-stats-unreadable', '332', ['104', '8.72', '92']],
    ['tuned-stats-stock', '000', ['104', '8.7', '92']],
    ['tune-invalid', '999', ['104', '8.7', '92']],
  ] as const)('are refused with %s for %s %o', async (code, tune, typed) => {
    expect(problemIn(await submit(tune, typed, ann)).code).toBe(code);
  });
});
