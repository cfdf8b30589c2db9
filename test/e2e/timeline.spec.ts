import { randomUUID } from 'node:crypto';
import { eventually } from '#test/eventually';
import { io } from 'socket.io-client';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { aPlannedEvent } from '#test/planned-event';
import { anAdmin } from '#test/staff';
import { writing } from '#test/writing';
import { timelineDetail, timelinePart, versionList } from '#contracts';

const api = apiForTests();
let [ann, staff] = ['', ''];
beforeAll(async () => {
  [ann, staff] = [await api.signUp('Ann'), await anAdmin(api, 'Stella')];
});

const post = (path: string, body: object = {}, cookie = staff) =>
  api.post(`/api/v1/timeline${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const get = (path: string, since?: { position: number }, cookie?: string) =>
  api.get(`/api/v1/timeline${path}`, {
    ...(since && { headers: { 'x-after-position': String(since.position) } }),
    ...(cookie === undefined ? {} : { cookie }),
  });
const namesIn = async (query: string, since?: { position: number }) =>
  timelinePart.parse((await get(`?${query}`, since)).json()).items.map(({ name }) => name);

const march = 'from=2024-03-01T00:00:00.000Z&to=2024-03-31T23:59:59.999Z';
const item = {
  kind: 'tri-series',
  name: 'Coastline',
  startsAt: '2024-02-20T21:00:00.000Z',
  endsAt: '2024-03-05T21:00:00.000Z',
  description: 'Three races by the sea.',
};

describe('an item of the timeline', () => {
  it('is a draft of staff, then in every window that it reaches into, and in feed and calendar', async () => {
    const car = await api.aCarId(0);
    const drafted = done(await post('', { ...item, carIds: [car] }));
    expect(await namesIn(march, drafted)).toEqual([]);
    expect((await get(`/${drafted.id}`)).status).toBe(404);
    expect((await get('/drafts', undefined, ann)).status).toBe(403);
    expect((await get(`/${drafted.id}/for-staff`, undefined, ann)).status).toBe(403);
    expect(timelineDetail.parse((await get(`/${drafted.id}/for-staff`, drafted, staff)).json())).toMatchObject({
      description: item.description,
      carIds: [car],
      status: 'draft',
      allowed: ['revise-timeline-item', 'publish-timeline-item', 'remove-timeline-item'],
      changes: [{ what: 'drafted', by: { name: 'Stella' } }],
    });

    const published = done(await post(`/${drafted.id}/publication`));
    expect(await namesIn(march, published)).toEqual(['Coastline']);
    expect(await namesIn(march.replaceAll('2024-03', '2024-05'))).toEqual([]);
    const seen = timelineDetail.parse((await get(`/${drafted.id}`, undefined, ann)).json());
    expect([seen.changes, seen.allowed]).toEqual([[], []]);
    const file = await get(`/${drafted.id}/calendar.ics`);
    expect([file.status, file.text.includes('SUMMARY:Coastline')]).toEqual([200, true]);
  });

  it('that is not to be known yet is told nobody who does not ask for it', async () => {
    const [at, day] = [new Date(Date.now() + 86_400_000).toISOString(), 86_400_000];
    const { id } = done(await post('', { ...item, name: 'Secret', startsAt: at, endsAt: undefined, spoiler: true }));
    const published = done(await post(`/${id}/publication`));
    const soon = `from=${new Date(Date.now() - day).toISOString()}&to=${new Date(Date.now() + 9 * day).toISOString()}`;
    expect(await namesIn(soon, published)).not.toContain('Secret');
    expect(await namesIn(`${soon}&upcomingTags=shown`)).toContain('Secret');
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await get(`/${id}?upcomingTags=shown`)).status).toBe(200);
    expect((await get(`/${id}/calendar.ics`)).status).toBe(404);
    for (const file of ['/feed.atom', '/calendar.ics']) {
      const answer = await get(file);
      expect([answer.status, answer.text.includes('Secret')]).toEqual([200, false]);
    }
  });

  it('that is not to be known yet is not told in the live room either: that something changed, and no more', async () => {
    const socket = io(api.running.url, { transports: ['websocket'], reconnection: false, forceNew: true });
    try {
      expect(await socket.emitWithAck('join', ['timeline'])).toMatchObject({ ok: true });
      const heard: { position: number }[] = [];
      socket.on('view-changed', (said: { position: number }) => heard.push(said));
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const { id } = done(await post('', { ...item, name: 'Whisper', startsAt: at, endsAt: undefined, spoiler: true }));
      const published = done(await post(`/${id}/publication`));
      await eventually(() => expect(heard.at(-1)?.position).toBeGreaterThanOrEqual(published.position));
      expect(JSON.stringify(heard)).not.toMatch(new RegExp(`Whisper|${id}`));
    } finally {
      socket.close();
    }
  });

  it('is refused where it cannot be, each with its reason, and by others', async () => {
    const refused = async (more: object) => problemIn(await post('', { ...item, ...more })).code;
    expect(await refused({ startsAt: '2010-01-01T00:00:00.000Z' })).toBe('timeline-too-early');
    expect(await refused({ endsAt: '2024-02-19T00:00:00.000Z' })).toBe('timeline-ends-too-early');
    expect(await refused({ endsAt: '2025-02-19T00:00:00.000Z' })).toBe('timeline-too-long');
    expect(await refused({ carIds: ['None'] })).toBe('car-unknown');
    expect(await refused({ link: 'javascript:alert(1)' })).toBe('shape-invalid');
    expect((await post('', item, ann)).status).toBe(403);
  });

  it('may come from an event of the game, which it names', async () => {
    const own = { cookie: staff, headers: { 'idempotency-key': randomUUID() } };
    const { id } = done(await api.post('/api/v1/planned-events', { facts: aPlannedEvent }, own));
    const path = `/api/v1/planned-events/${id}/status`;
    const headers = { 'idempotency-key': randomUUID() };
    const shown = done(await api.post(path, { act: 'publish-planned-event' }, { cookie: staff, headers }));
    const detail = timelineDetail.parse((await get(`/event-${id}/for-staff`, shown, staff)).json());
    expect(detail).toMatchObject({ eventId: id, name: aPlannedEvent.name, allowed: [], status: 'published' });
  });

  it('has no version of the game whose day nobody knows, and counts where there are too many years to show', async () => {
    const years = `from=2020-01-01T00:00:00.000Z&to=${new Date().getUTCFullYear()}-12-31T23:59:59.999Z`;
    const { items, counts } = timelinePart.parse((await get(`?${years}`)).json());
    expect(items.filter(({ kind }) => kind === 'game-version')).toEqual([]);
    expect(counts?.find(({ from }) => from === '2024-01-01T00:00:00.000Z')?.count).toBe(1);
  });

  it('has a version of the game on the day that staff say of it later, until they take that back', async () => {
    const { put } = writing(api);
    const [version] = versionList.parse((await api.get('/api/v1/versions')).json()).items;
    const name = version?.gameVersion ?? '';
    const said = (day: string | null, of = name, cookie = staff) =>
      put(cookie, `/versions/${of}/released-on`, { releasedOn: day });
    const dated = done(await said('2024-03-07'));
    expect(await namesIn(march, dated)).toContain(name);
    expect((await said(null, name, ann)).status).toBe(403);
    expect(problemIn(await said('2024-03-07', '99.1')).code).toBe('game-version-unknown');
    expect(problemIn(await said('0205-03-07')).code).toBe('shape-invalid');
    expect(await namesIn(march, done(await said(null)))).not.toContain(name);
  });
});
