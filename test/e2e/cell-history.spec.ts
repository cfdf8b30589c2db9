import { randomUUID } from 'node:crypto';
import { type CellHistory, cellHistory } from '#contracts';
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

const address = (trackCode: string) => `/api/v1/cells/${encodeURIComponent(carId)}/111/${trackCode}`;
const submitted = async (trackCode: string, time: string, cookie: string) =>
  writtenIn(await api.submit({ carId, tune: '111', trackCode, time }, cookie));
const storyAfter = async (trackCode: string, position: number, cookie?: string): Promise<CellHistory> => {
  const headers = { 'x-after-position': String(position) };
  return cellHistory.parse((await api.get(address(trackCode), { headers, ...(cookie && { cookie }) })).json());
};
const withdraw = (trackCode: string, id: string, cookie: string, key: string = randomUUID()) =>
  api.ask('DELETE', `${address(trackCode)}/lap-times/${id}`, { cookie, headers: { 'idempotency-key': key } });

describe('the story of a cell', () => {
  it('says who, when and what, newest first, and what the reader may do', async () => {
    const first = await submitted('tRoad_a00', '1:25.00', bob);
    const { id, position } = await submitted('tRoad_a00', '1:24.50', ann);
    const story = await storyAfter('tRoad_a00', position, ann);
    expect(story).toMatchObject({ carId, tune: '111', trackCode: 'tRoad_a00', allowed: ['submit-lap-time'] });
    expect(story.history).toMatchObject([
      {
        lapTimeId: id,
        state: 'beside',
        by: { name: 'Ann' },
        value: { seconds: 84.5 },
        allowed: ['withdraw-lap-time', 'give-lap-time-evidence'],
      },
      { lapTimeId: first.id, state: 'stands', by: { name: 'Bob' }, allowed: ['vote-on-lap-time'] },
    ]);
  });

  it('allows a visitor nothing', async () => {
    const { position } = await submitted('hairpin_a00', '20.00', ann);
    const story = await storyAfter('hairpin_a00', position);
    expect(story.allowed).toEqual([]);
    expect(story.history.flatMap(({ allowed }) => allowed)).toEqual([]);
  });

  it('is told by pages, what stands with the first', async () => {
    const stands = await submitted('drag100_a00', '12.00', bob);
    const older = await submitted('drag100_a00', '12.20', ann);
    const beside = await submitted('drag100_a00', '12.10', ann);
    const headers = { 'x-after-position': String(beside.position) };
    const pageOf = async (query: string) => api.get(`${address('drag100_a00')}?limit=1${query}`, { headers });
    const first = cellHistory.parse((await pageOf('')).json());
    expect([first.history.map(({ lapTimeId }) => lapTimeId), first.next]).toEqual([[beside.id, stands.id], beside.id]);
    const last = cellHistory.parse((await pageOf(`&after=${beside.id}`)).json());
    expect([last.history.map(({ lapTimeId }) => lapTimeId), last.next]).toEqual([[older.id], undefined]);
    const unknown = await pageOf('&after=nothing');
    expect([unknown.status, problemIn(unknown).code]).toEqual([400, 'cursor-unreadable']);
  });

  it('is empty for a cell that nobody has touched', async () => {
    const answer = await api.get(address('canyonTour_a00'));
    expect([answer.status, answer.json<CellHistory>().history]).toEqual([200, []]);
  });

  it.each([
    [422, 'tune-invalid', `999/tRoad_a00`],
    [422, 'track-unknown', `111/nope_a00`],
    [400, 'shape-invalid', `1/tRoad_a00`],
  ])('answers %i %s for %s', async (status, code, rest) => {
    const answer = await api.get(`/api/v1/cells/${encodeURIComponent(carId)}/${rest}`);
    expect([answer.status, problemIn(answer).code]).toEqual([status, code]);
  });
});

describe('a cell of a car that there is not', () => {
  it('is refused, instead of allowing what would be', async () => {
    const answer = await api.get('/api/v1/cells/Nobody/111/tRoad_a00', { cookie: ann });
    expect([answer.status, problemIn(answer).code]).toEqual([404, 'car-unknown']);
  });
});

describe('withdraw-lap-time over HTTP', () => {
  it('takes back one’s own time; what was there before stands again', async () => {
    const before = await submitted('kart_a00', '40.00', bob);
    const { id } = await submitted('kart_a00', '39.00', ann);
    const answer = await withdraw('kart_a00', id, ann);
    expect(answer.status).toBe(200);
    const written = writtenIn(answer);
    expect(written).toMatchObject({
      id,
      views: [
        'lap-times',
        'cell-history',
        'records',
        'trust',
        'lap-time-submissions',
        'review-queue',
        'recap-activities',
        'lap-time-evidence',
        'audit-log',
      ],
    });
    const story = await storyAfter('kart_a00', written.position, ann);
    expect(story.history).toMatchObject([
      { lapTimeId: id, state: 'withdrawn', allowed: [] },
      { lapTimeId: before.id, state: 'stands' },
    ]);
  });

  it('answers a repeat as the first time', async () => {
    const { id } = await submitted('slalom_a00', '39.00', ann);
    const key = randomUUID();
    const [first, again] = [await withdraw('slalom_a00', id, ann, key), await withdraw('slalom_a00', id, ann, key)];
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  it('refuses what is another’s, gone, or was never there', async () => {
    const { id } = await submitted('gForce_a00', '38.00', ann);
    const refused = async (lapTimeId: string, cookie: string) => {
      const answer = await withdraw('gForce_a00', lapTimeId, cookie);
      return [answer.status, problemIn(answer).code];
    };
    expect(await refused(id, bob)).toEqual([409, 'lap-time-not-yours']);
    expect(await refused(id, '')).toEqual([401, 'signed-out']);
    expect(await refused(randomUUID(), ann)).toEqual([404, 'lap-time-unknown']);
    expect(await refused('no-uuid', ann)).toEqual([400, 'shape-invalid']);
    await withdraw('gForce_a00', id, ann);
    expect(await refused(id, ann)).toEqual([409, 'lap-time-withdrawn']);
  });
});
