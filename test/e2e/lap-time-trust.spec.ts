import { randomUUID } from 'node:crypto';
import { type CellHistory, cellHistory, personsTimes, lapTimeSubmissionPage } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';

const api = apiForTests();
let [ann, bob, staff, carId] = ['', '', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
  carId = await api.aCarId();
});

const cellOf = (trackCode: string) => `/api/v1/cells/${encodeURIComponent(carId)}/111/${trackCode}`;
const submitted = async (trackCode: string, time: string, cookie: string) =>
  writtenIn(await api.submit({ carId, tune: '111', trackCode, time }, cookie));
const headers = () => ({ 'idempotency-key': randomUUID() });
const post = (path: string, cookie: string, body: object = {}) => api.post(path, body, { cookie, headers: headers() });
const after = (position: number, cookie: string) => ({ headers: { 'x-after-position': String(position) }, cookie });
const storyAfter = async (trackCode: string, position: number, cookie: string): Promise<CellHistory> =>
  cellHistory.parse((await api.get(cellOf(trackCode), after(position, cookie))).json());
const listed = async (kind: string, position: number, cookie: string) =>
  lapTimeSubmissionPage.parse((await api.get(`/api/v1/disputed-times?kind=${kind}`, after(position, cookie))).json())
    .items;
const down = { vote: 'down', reason: 'wrong-tune' };

describe('votes on a time', () => {
  it('of trusted people decide what counts; its author has none', async () => {
    const { id } = await submitted('kart_a00', '40.00', ann);
    const vote = `${cellOf('kart_a00')}/lap-times/${id}/vote`;
    expect(problemIn(await post(vote, ann, down)).code).toBe('lap-time-yours');
    expect((await post(vote, bob, { vote: 'down' })).status).toBe(400);
    const { position } = writtenIn(await post(vote, bob, down));
    const [entry] = (await storyAfter('kart_a00', position, bob)).history;
    expect(entry).toMatchObject({ state: 'stands', votes: { up: 0, down: 1, own: 'down', reasons: ['wrong-tune'] } });
    expect(entry?.support).not.toBe('disputed');
    const weighed = writtenIn(await post(vote, staff, down));
    expect((await storyAfter('kart_a00', weighed.position, bob)).history[0]?.support).toBe('disputed');
    // It is listed together with the demo times that were voted down.
    const [newest] = await listed('disputed', weighed.position, bob);
    expect([newest]).toMatchObject([
      { lapTimeId: id, by: { name: 'Ann' }, votes: { down: 2 }, fare: 'reversed', allowed: expect.any(Array) },
    ]);
    const back = writtenIn(await api.ask('DELETE', vote, { cookie: staff, headers: headers() }));
    expect((await storyAfter('kart_a00', back.position, bob)).history[0]?.support).not.toBe('disputed');
  });
});

describe('moderators', () => {
  it('hide, restore and accept a time, and others do not', async () => {
    const { id } = await submitted('slalom_a00', '1.00', ann);
    const time = `${cellOf('slalom_a00')}/lap-times/${id}`;
    expect((await post(`${time}/hide`, bob, { reason: 'misread', seen: 1 })).status).toBe(403);
    const hidden = writtenIn(await post(`${time}/hide`, staff, { reason: 'misread', seen: 1 }));
    expect((await storyAfter('slalom_a00', hidden.position, bob)).history[0]?.state).toBe('hidden');
    expect(await listed('hidden', hidden.position, staff)).toMatchObject([
      { lapTimeId: id, allowed: ['restore-lap-time'] },
    ]);
    const restored = writtenIn(await post(`${time}/restore`, staff));
    // A second on a slalom is far from the predicted time.
    expect(
      (await listed('doubted', restored.position, staff)).find((one) => one.lapTimeId === id)?.doubts,
    ).toMatchObject([{ kind: 'neighbours', expected: { kind: 'time' } }]);
    const accepted = writtenIn(await post(`${time}/acceptance`, staff, { seen: 1 }));
    expect((await storyAfter('slalom_a00', accepted.position, bob)).history[0]?.support).toBe('accepted');
    expect(await listed('doubted', accepted.position, staff)).not.toContainEqual(
      expect.objectContaining({ lapTimeId: id }),
    );
  });
});

describe('the times of a person', () => {
  it('are listed with how they fared, and what that makes of trust', async () => {
    const { id } = await submitted('hairpin_a00', '20.00', bob);
    const accepted = writtenIn(await post(`${cellOf('hairpin_a00')}/lap-times/${id}/acceptance`, staff, { seen: 1 }));
    const answer = await api.get('/api/v1/users/Bob/lap-times', after(accepted.position, ann));
    expect(personsTimes.parse(answer.json())).toMatchObject({
      name: 'Bob',
      total: 1,
      items: [{ lapTimeId: id, fare: 'accepted' }],
      trust: { accepted: 1, reversed: 0, value: 1 / 6 },
    });
    expect(problemIn(await api.get('/api/v1/users/Nobody/lap-times')).code).toBe('user-unknown');
  });
});
