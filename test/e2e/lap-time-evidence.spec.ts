import { randomUUID } from 'node:crypto';
import { cellHistory, historyLog, queueDetail } from '#contracts';
import { aPicture, sendPicture } from '#test/pictures';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';

const api = apiForTests();
const cookies = { guest: '', ann: '', bea: '', mona: '' };
type Name = keyof typeof cookies;
const place = { tune: '111', trackCode: 'tRoad_a00' };
let path = '';
let id = '';

beforeAll(async () => {
  cookies.ann = await api.signUp('Ann');
  cookies.bea = await api.signUp('Bea');
  cookies.mona = await anAdmin(api, 'Mona');
  const carId = await api.aCarId(4);
  const submitted = writtenIn(await api.submit({ carId, ...place, time: '34.50' }, cookies.ann));
  id = submitted.id;
  path = `/api/v1/cells/${carId}/${place.tune}/${place.trackCode}`;
});

const as = (by: Name) => (cookies[by] === '' ? {} : { cookie: cookies[by] });
const write = (method: 'POST' | 'DELETE', to: string, by: Name, body?: object) =>
  api.ask(method, `${path}/lap-times/${id}${to}`, {
    ...as(by),
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { body }),
  });
const story = async (by: Name, since: Answer) => {
  const headers = { 'x-after-position': String(writtenIn(since).position) };
  return cellHistory.parse((await api.get(path, { ...as(by), headers })).json()).history[0]!;
};
const picture = async (file: string, by: Name) => (await api.get(`/api/v1/uploads/${file}/card`, as(by))).status;

describe('a picture of a time', () => {
  it('is seen by everybody who opens the time, by its author and staff alone while that is hidden', async () => {
    const sent = (await sendPicture(api, cookies.ann, await aPicture({ width: 700 }))).json<{ name: string }>();
    const file = sent.name;
    expect(await picture(file, 'guest')).toBe(404);
    expect(problemIn(await write('POST', '/evidence', 'bea', { file })).code).toBe('lap-time-not-yours');
    const given = await write('POST', '/evidence', 'ann', { file });
    expect(await story('guest', given)).toMatchObject({ evidence: file, allowed: [] });
    expect((await story('ann', given)).allowed).toEqual(expect.arrayContaining(['remove-lap-time-evidence']));
    expect(await picture(file, 'guest')).toBe(200);

    const { version: seen } = await story('mona', given);
    const hidden = await write('POST', '/hide', 'mona', { reason: 'not-possible', seen });
    expect(await story('guest', hidden)).not.toHaveProperty('evidence');
    expect(await story('mona', hidden)).toMatchObject({ evidence: file });
    expect([await picture(file, 'guest'), await picture(file, 'ann'), await picture(file, 'mona')]).toEqual([
      404, 200, 200,
    ]);
    expect(await picture(file, 'mona')).toBe(200);
    const position = String(await api.running.ports.eventStore.head());
    const log = await api.get('/api/v1/history?kind=file-read', {
      ...as('mona'),
      headers: { 'x-after-position': position },
    });
    const read = historyLog.parse(log.json()).items;
    expect(read.map(({ act, by }) => [act, by.name])).toEqual([['read', 'Mona']]);
    await write('POST', '/restore', 'mona');

    expect((await write('POST', '/evidence/removal', 'bea')).status).toBe(403);
    const removed = await write('POST', '/evidence/removal', 'mona');
    expect(await story('ann', removed)).not.toHaveProperty('evidence');
    expect(await picture(file, 'guest')).toBe(404);
    expect(problemIn(await write('DELETE', '/evidence', 'ann')).code).toBe('lap-time-no-evidence');
  });

  it('is beside a doubted time in the queue', async () => {
    const carId = await api.aCarId(5);
    const doubted = writtenIn(await api.submit({ carId, ...place, time: '9.50' }, cookies.bea));
    const file = (await sendPicture(api, cookies.bea, await aPicture({ width: 701 }))).json<{ name: string }>().name;
    const of = `/api/v1/cells/${carId}/${place.tune}/${place.trackCode}/lap-times/${doubted.id}`;
    const given = await api.post(
      `${of}/evidence`,
      { file },
      { cookie: cookies.bea, headers: { 'idempotency-key': randomUUID() } },
    );
    const itemId = encodeURIComponent(`${carId}|${place.tune}|${place.trackCode}|${doubted.id}`);
    const headers = { 'x-after-position': String(writtenIn(given).position) };
    const detail = queueDetail.parse(
      (await api.get(`/api/v1/queue/lap-time/${itemId}`, { cookie: cookies.mona, headers })).json(),
    );
    expect(detail.context).toMatchObject({ kind: 'lap-time', review: { time: { evidence: file } } });
  });
});
