import { randomUUID } from 'node:crypto';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { garage, garageStream } from '#domain';
import { commandMeta, decideAndAppend } from '#event-store';
import type { ActorId } from '#kernel';
import { userIdOf } from '#test/staff';
import { garageAgreement, garageFigures, type MyGarage, myGarage, sharedGarage } from '#contracts';

const api = apiForTests();
let [ann, bob, carId] = ['', '', ''];
beforeAll(async () => {
  await api.ready();
  [ann, bob, carId] = [await api.signUp('Ann'), await api.signUp('Bob'), await api.aCarId()];
});

const idOf = (n: number) => `3f2b8a54-6c1d-4e0f-9a7b-${n.toString(16).padStart(12, '0')}`;
const copy = (n: number, more: object = {}) => ({
  copyId: idOf(n),
  carId,
  points: '996',
  since: '2026-03-01T18',
  won: 3,
  lost: 1,
  drawn: 0,
  locked: false,
  ...more,
});
const send = (method: 'PUT' | 'POST', path: string, body: object | string, cookie = ann): Promise<Answer> =>
  api.ask(method, `/api/v1/garage${path}`, {
    body,
    cookie,
    headers: { 'idempotency-key': randomUUID(), ...(typeof body === 'string' && { 'content-type': 'text/csv' }) },
  });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const own = async (since: { position: number }, cookie = ann): Promise<MyGarage> =>
  myGarage.parse(
    (await api.get('/api/v1/garage', { headers: { 'x-after-position': String(since.position) }, cookie })).json(),
  );
const seen = (since: { position: number }, key = '', cookie?: string) =>
  api.get(`/api/v1/garages/Ann${key === '' ? '' : `?key=${key}`}`, {
    headers: { 'x-after-position': String(since.position) },
    ...(cookie && { cookie }),
  });

describe('a garage', () => {
  it('has what its owner enters, with notes and groups, and is nobody else’s', async () => {
    done(await send('PUT', '/copies', { copies: [copy(1), copy(2)] }));
    done(await send('PUT', `/copies/${idOf(1)}/note`, { text: 'Keep for rain' }));
    done(await send('PUT', `/groups/${idOf(9)}`, { name: 'For rain', criteria: '', pictureCarId: null }));
    const removed = done(await send('POST', '/removal', { copyIds: [idOf(2)] }));
    const garage = await own(removed);
    expect(garage).toMatchObject({ visibility: 'private', key: null, imports: [] });
    expect(garage.copies).toEqual([{ ...copy(1), note: 'Keep for rain' }]);
    expect(garage.groups).toMatchObject([{ groupId: idOf(9), name: 'For rain' }]);
    expect((await own(removed, bob)).copies).toEqual([]);
    expect((await api.get('/api/v1/garage')).status).toBe(401);
    const unknown = await send('PUT', '/copies', { copies: [copy(3, { carId: 'Nobody' })] });
    expect(problemIn(unknown).code).toBe('car-unknown');
  });

  it('takes 3,000 copies of a file at once, and refuses one that it cannot read', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `${idOf(at)},${carId},969,2026-02-01T10,1,2,0,no`);
    const csv = ['copy,car,points,since,won,lost,drawn,locked', ...rows].join('\n');
    const garage = await own(done(await send('POST', '/imports', csv, bob)), bob);
    expect([garage.copies.length, garage.imports.map(({ copies }) => copies)]).toEqual([3_000, [3_000]]);
    const refusalOf = async (text: string) => {
      const { code, facts } = problemIn(await send('POST', '/imports', text, bob));
      return [code, facts['line'] ?? facts['column'] ?? facts['most']];
    };
    expect(await refusalOf('copy,car,points\nx,,123')).toEqual(['file-line-unreadable', 2]);
    expect(await refusalOf('copy,points\nx,123')).toEqual(['file-column-missing', 'car']);
    expect(await refusalOf('copy,car\r')).toEqual(['file-empty', undefined]);
    expect(await refusalOf('copy,car\rx,Nobody 1900\r')).toEqual(['file-car-uncertain', 2]);
    const rest = Array.from({ length: 6_001 }, () => carId);
    expect(await refusalOf(['car,tune', ...rest.map((id) => `${id},332.0`)].join('\n'))).toEqual([
      'garage-full',
      6_000,
    ]);
    const two = await own(done(await send('POST', '/imports', `car;tune\r2 ${carId};332.0\r`, bob)), bob);
    expect(two.copies.filter(({ points }) => points === '996')).toHaveLength(2);
  });

  it('takes under an id that is no UUID only what it has under it already', async () => {
    const cookie = await api.signUp('Carl');
    const owner = (await userIdOf(api, cookie)) as ActorId;
    const copies = [{ ...copy(7), copyId: 'old7' }];
    const of = { owner, part: 1 };
    const meta = commandMeta({
      name: 'Keep',
      data: of,
      actor: owner,
      idempotencyKey: owner,
      now: '2026-01-01T00:00:00.000Z',
    });
    const kept = () => [{ type: 'GarageCopiesKept', data: { owner, copies } } as const];
    const { position } = await decideAndAppend(api.running.ports.eventStore, garageStream(of), garage, kept, meta);
    await own({ position }, cookie);
    const statusOf = async (method: 'PUT' | 'POST', path: string, body: object) =>
      (await send(method, path, body, cookie)).status;
    const named = (copyId: string) => [
      statusOf('PUT', '/copies', { copies: [{ ...copy(7), copyId }] }),
      statusOf('PUT', `/copies/${copyId}/note`, { text: 'Keep' }),
      statusOf('POST', '/removal', { copyIds: [copyId] }),
    ];
    expect(await Promise.all(named('bobhatesann'))).toEqual([400, 400, 400]);
    const group = { name: 'For rain', criteria: '', pictureCarId: null };
    expect(await statusOf('PUT', '/groups/bobhatesann', group)).toBe(400);
    expect(await statusOf('POST', '/groups/bobhatesann/removal', {})).toBe(400);
    expect(await statusOf('PUT', `/groups/${idOf(8)}`, { ...group, pictureCarId: 'Bob hates Ann' })).toBe(404);
    const key = randomUUID();
    const remove = async () =>
      (await api.post('/api/v1/garage/removal', { copyIds: ['old7'] }, { cookie, headers: { 'idempotency-key': key } }))
        .status;
    expect([...(await Promise.all(named('old7').slice(0, 2))), await remove(), await remove()]).toEqual([
      200, 200, 200, 200,
    ]);
  });

  it('is shown by link and to all only while its owner says so, and without notes', async () => {
    const first = done(await send('PUT', '/sharing', { visibility: 'link' }));
    const { key } = await own(first);
    expect((await seen(first)).status).toBe(404);
    const shown = sharedGarage.parse((await seen(first, key ?? '')).json());
    expect([shown.name, shown.copies]).toEqual(['Ann', [copy(1)]]);
    const second = done(await send('PUT', '/sharing', { visibility: 'link' }));
    expect((await seen(second, key ?? '')).status).toBe(404);
    const newKey = (await own(second)).key ?? '';
    expect((await seen(second, newKey)).status).toBe(200);
    const open = done(await send('PUT', '/sharing', { visibility: 'public' }));
    expect((await seen(open)).status).toBe(200);
    const closed = done(await send('PUT', '/sharing', { visibility: 'private' }));
    const gone = await seen(closed, newKey);
    expect([gone.status, problemIn(gone).code]).toEqual([404, 'user-unknown']);
  });
});

describe('figures of all garages', () => {
  const figures = async () => garageFigures.parse((await api.get(`/api/v1/garage-statistics?car=${carId}`)).json());
  const agree = async (cookie: string, agrees: boolean) =>
    done(await send('PUT', '/statistics-consent', { agrees }, cookie));

  it('count those alone who agree, above 20 of them, and nobody who took it back', async () => {
    const people = await Promise.all(Array.from({ length: 21 }, (_, at) => api.signUp(`Owner${at}`)));
    for (const [at, cookie] of people.entries()) {
      done(await send('PUT', '/copies', { copies: at === 0 ? [copy(1), copy(2)] : [copy(1)] }, cookie));
      await agree(cookie, true);
    }
    const [first = ''] = people;
    const { position } = await agree(first, true);
    const headers = { 'x-after-position': String(position) };
    const said = await api.get('/api/v1/garage/statistics-consent', { cookie: first, headers });
    expect(garageAgreement.parse(said.json())).toEqual({ agrees: true });
    expect(await figures()).toEqual({ garages: 21, above: 20, cars: [{ carId, owners: 21, twice: 1 }] });
    await agree(first, false);
    // Counts are cached for a while.
    await api.restart();
    expect(await figures()).toEqual({ garages: 20, above: 20, cars: [] });
  });
});
