import {
  api as endpoints,
  type BestOfTracks,
  type Car,
  carUsefulness,
  contributorList,
  type Endpoint,
  type MatrixAnswer,
  myRecap,
  type PublicChange,
  publicPerson,
} from '#contracts';
import { formatLapTime, predictLapTime } from '#racing';
import { type Answer, apiForTests, writtenIn } from '#test/api';
import { eventually } from '#test/eventually';
import { aPlannedEvent } from '#test/planned-event';
import { confirmTime, confirmedTime } from '#test/confirmed-time';
import { anAdmin, userIdOf } from '#test/staff';
import { confirmedByMail, done, since as sinceThen, writing } from '#test/writing';

/** A fresh account with an unconfirmed email address submits an impossible time: who may see it, and as what? */
const api = apiForTests();
const [DOUBTED, trackCode, other] = ['11.17', 'canyonButte_ae0', 'canyonDtRoad_ae0'];
const year = String(new Date().getUTCFullYear());
let [ann, mallory, staff, carId, rival, event] = ['', '', '', '', '', ''];
let since = 0;
let lapTimeId: string | undefined;

const { post, put } = writing(api);
const get = (path: string, cookie = '') => api.get(path, { headers: sinceThen(since), ...(cookie && { cookie }) });
const ask = (path: string, body: object, cookie = '') =>
  api.post(path, body, { headers: sinceThen(since), ...(cookie && { cookie }) });
const asStaff = async (path: string, body: object) => done(await post(staff, path, body));
const cell = () => ({ carId, tune: '111', trackCode });
const cellPath = () => `/api/v1/cells/${encodeURIComponent(carId)}/111/${trackCode}`;

const names = (answer: Answer): boolean => {
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.text.includes(DOUBTED);
};
const deck = (more = '') => `/api/v1/lap-times/matrix?deck=~K${trackCode}~C${encodeURIComponent(carId)}~T111${more}`;
const columns = (answer: Answer) => JSON.stringify(answer.json<MatrixAnswer>().columns).includes(DOUBTED);
const asides = (answer: Answer) => answer.json<MatrixAnswer>().disputed;
const changesIn = (text: string): PublicChange[] =>
  [...text.matchAll(/event: change\ndata: (.*)\n/g)].map(([, data = '']) => JSON.parse(data) as PublicChange);
const told = async (view: string) =>
  changesIn((await get(`/api/v1/stream?after=${from}`)).text).some(({ changes }) =>
    changes.some((one) => one.view === view && one.keys.includes(`${carId}|111|${trackCode}`)),
  );
let from = 0;

type Asking = () => Promise<boolean>;

/** Rankings and announcements: the time is absent until it is resolved, and then present. */
const leads: Readonly<Record<string, Asking>> = {
  'GET /api/v1/best-times/:trackCode': async () => names(await get(`/api/v1/best-times/${trackCode}`)),
  'POST /api/v1/best-times': async () => names(await ask('/api/v1/best-times', { tracks: [trackCode] })),
  'POST /api/v1/garage/best-times': async () =>
    names(await ask('/api/v1/garage/best-times', { tracks: [trackCode] }, ann)),
  'POST /api/v1/time-placements': async () =>
    names(await ask('/api/v1/time-placements', { cells: [{ carId: rival, tune: '111', trackCode, time: '45.00' }] })),
  'GET /api/v1/records': async () => names(await get('/api/v1/records?limit=50')),
  'GET /api/v1/records/:trackCode': async () => names(await get(`/api/v1/records/${trackCode}`)),
  'GET /api/v1/latest-times': async () => names(await get('/api/v1/latest-times?limit=200')),
  'GET /api/v1/planned-events/:id/kings/:trackset': async () =>
    names(await get(`/api/v1/planned-events/${event}/kings/1`, ann)),
  'GET /api/v1/planned-events/:id/times': async () => names(await get(`/api/v1/planned-events/${event}/times`, ann)),
  'GET /api/v1/lap-times/matrix': async () => columns(await get(deck())),
  'POST /api/v1/lap-times/matrix': async () =>
    columns(await ask('/api/v1/lap-times/matrix', { cars: [{ carId, tune: '111' }], tracks: [trackCode] })),
  'GET /api/v1/usefulness/cars/:id': async () => {
    const { tracks } = carUsefulness.parse((await get(`/api/v1/usefulness/cars/${encodeURIComponent(carId)}`)).json());
    return tracks.some((one) => String(one.value) === DOUBTED);
  },
  'GET /api/v1/contributors': async () => {
    const { items, own } = contributorList.parse((await get('/api/v1/contributors?kind=time', mallory)).json());
    return (own?.total ?? 0) > 0 || items.some(({ name }) => name === 'Mallory');
  },
  'GET /api/v1/users/:name': async () =>
    (publicPerson.parse((await get('/api/v1/users/Mallory')).json()).contributed?.counts.time ?? 0) > 0,
  'GET /api/v1/recaps/:period': async () =>
    Boolean(myRecap.parse((await get(`/api/v1/recaps/${year}`, mallory)).json()).told?.records),
  'GET /api/v1/embeds/grid': async () =>
    names(
      await api.get(`/api/v1/embeds/grid?deck=~K${trackCode}~C${carId}~T111`, { headers: { accept: 'text/html' } }),
    ),
  'GET /api/v1/stream': () => told('records'),
};

/** The cell itself, and lists of pending items: the time is present with its status. */
const shows: Readonly<Record<string, Asking>> = {
  'GET /api/v1/cells/:carId/:tune/:trackCode': async () => names(await get(cellPath())),
  'GET /api/v1/users/:name/lap-times': async () => names(await get('/api/v1/users/Mallory/lap-times')),
  'GET /api/v1/recaps/:period/activities': async () =>
    names(await get(`/api/v1/recaps/${year}/activities?list=times`, mallory)),
  'GET /api/v1/stream': () => told('lap-times'),
};

/** Endpoints that read views of times, but show none by itself. */
const others: Readonly<Record<string, string>> = {
  'GET /api/v1/disputed-times': 'the list of what waits: asked below',
  'GET /api/v1/missing-times': 'names cells without a time that counts',
  'GET /api/v1/usefulness/scores': 'counted with those of a car',
  'GET /api/v1/usefulness': 'counted with those of a car',
  'GET /api/v1/recaps/:period/site': 'sums of what counts',
  'GET /api/v1/shared-recaps/:key': 'what its owner reads',
  'GET /api/v1/challenges/:id/rounds': 'whether a solution is stale, by the same rule as news',
  'GET /api/v1/challenges/:id/rounds/:round': 'whether a solution is stale, by the same rule as news',
  'GET /api/v1/bulk-actions/preview': 'staff, of whom they are about to hide',
  'GET /api/v1/queue': 'staff, of what waits for them',
  'GET /api/v1/queue/:kind/:itemId': 'staff, of what waits for them',
  'GET /api/v1/queue/mine': 'its author, of what waits for staff',
};

const VIEWS_OF_TIMES = ['lap-times', 'records', 'cell-history', 'lap-time-submissions', 'recap-activities'];

beforeAll(async () => {
  // Rankings need the first catalogue, which is made a moment after the start.
  await api.ready();
  [ann, mallory, staff] = [
    await api.signUp('Ann'),
    await api.signUpUnconfirmed('Mallory'),
    await anAdmin(api, 'Stella'),
  ];
  [carId, rival] = [await api.aCarId(0), await api.aCarId(1)];
  const copy = {
    copyId: '3f2b8a54-6c1d-4e0f-9a7b-5d8c2e1f0a36',
    carId,
    points: '333',
    won: 0,
    lost: 0,
    drawn: 0,
    locked: false,
    since: null,
  };
  done(await put(ann, 'garage/copies', { copies: [copy] }));
  const [[, ...tracks] = []] = aPlannedEvent.tracksets;
  const facts = { ...aPlannedEvent, requirements: [], tracksets: [[trackCode, ...tracks]] };
  const act = { act: 'change-patron-tier', tier: 1, paidThrough: null, reason: { code: 'gift' } };
  await asStaff(`/api/v1/members/${await userIdOf(api, ann)}/actions`, act);
  event = (await asStaff('/api/v1/planned-events', { facts })).id ?? '';
  await asStaff(`/api/v1/planned-events/${event}/status`, { act: 'publish-planned-event' });
  ({ position: from } = await confirmedTime(api, staff, { ...cell(), carId: rival, time: '40.00' }, ann));
  ({ id: lapTimeId, position: since } = writtenIn(await api.submit({ ...cell(), time: DOUBTED }, mallory)));
});

describe('a time that no car does', () => {
  it('is asked for by every operation that reads times', () => {
    const reading = Object.values(endpoints)
      .flatMap((group) => Object.values<Endpoint>(group))
      .filter(({ views = [] }) => views.some((view) => VIEWS_OF_TIMES.includes(view)))
      .map(({ method, path }) => `${method} ${path}`);
    const known = { ...leads, ...shows, ...others };
    expect(reading.filter((name) => !(name in known))).toEqual([]);
  });

  it.each(Object.keys(leads))('leads nothing in %s', async (name) => {
    expect(await leads[name]?.()).toBe(false);
  });

  it.each(Object.keys(shows))('is shown as what it is in %s', async (name) => {
    expect(await shows[name]?.()).toBe(true);
  });

  it('stands in its cell as doubted, and among the values for who asks for disputed ones too', async () => {
    expect(asides(await get(deck()))).toEqual([[0, 0, Number(DOUBTED)]]);
    expect(columns(await get(deck('&disputed=with')))).toBe(true);
    expect(names(await get(`/api/v1/best-times/${trackCode}?disputed=with`))).toBe(true);
    expect(names(await get('/api/v1/disputed-times?kind=doubted', staff))).toBe(true);
  });

  it('is confirmed by no other fresh account, also with a confirmed address', async () => {
    for (const name of ['Second', 'Third']) {
      const { cookie } = await confirmedByMail(api, name);
      await api.submit({ ...cell(), time: DOUBTED }, cookie);
      ({ position: since } = done(await post(cookie, `${cellPath()}/lap-times/${lapTimeId}/vote`, { vote: 'up' })));
    }
    expect(await leads['GET /api/v1/records/:trackCode']?.()).toBe(false);
    expect(await leads['GET /api/v1/best-times/:trackCode']?.()).toBe(false);
    expect(await leads['GET /api/v1/stream']?.()).toBe(false);
  });

  it('counts everywhere once a moderator has settled it', async () => {
    ({ position: since } = await confirmTime(api, staff, cell(), lapTimeId));
    for (const [name, asked] of Object.entries(leads))
      // Results counted in the background may be a moment old.
      await eventually(async () => expect([name, await asked()]).toEqual([name, true]), { timeout: 20_000 });
    expect(asides(await get(deck()))).toBeUndefined();
  }, 60_000);
});

describe('a plausible time of an address that nobody confirmed', () => {
  const said = () => ({ carId, tune: '111' as const, trackCode: other });
  const parts = async () => {
    const answer = await ask('/api/v1/best-times', { tracks: [other] });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const best = answer.json<BestOfTracks>();
    const record = (await get(`/api/v1/records/${other}`)).json<{ record: { carId: string } | null }>().record;
    const news = (await get('/api/v1/latest-times?limit=200')).json<{ items: { trackCode: string }[] }>().items;
    return {
      ranked: best.items.map(([, car]) => car),
      record: record?.carId ?? null,
      news: news.some((one) => one.trackCode === other),
    };
  };

  it('is ranked, and holds no record and is no news until it is said with a confirmed one', async () => {
    const [car] = (await get(`/api/v1/cars?ids=${encodeURIComponent(carId)}`)).json<{ items: Car[] }>().items;
    const predicted = car && predictLapTime(car, '111', other)?.value;
    const time = predicted ? formatLapTime(predicted) : 'none is predicted';
    const first = await api.submit({ ...said(), time }, mallory);
    expect([first.status, first.text]).toEqual([201, expect.any(String)]);
    ({ position: since } = writtenIn(first));
    expect(await parts()).toEqual({ ranked: [carId], record: null, news: false });
    expect((await api.submit({ ...said(), time }, mallory)).status).toBe(409);

    const token = await api.mailedToken('mallory@example.org');
    expect((await api.post('/api/auth/confirm-email', { token })).status).toBe(200);
    ({ position: since } = writtenIn(await api.submit({ ...said(), time }, mallory)));
    expect(await parts()).toEqual({ ranked: [carId], record: carId, news: true });
  });
});
