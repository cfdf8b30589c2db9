import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { catalogueHead, type FoundCars, itemHistory, type TagStatus } from '#contracts';

/** Announced by the demonstration. */
const DEMO_TAG = 'Polar Nights';

const ASK_EVERY_MS = 50;
const api = apiForTests({ UPCOMING_TAGS: 'Red=9999-12-31' });
let staff = '';
beforeAll(async () => {
  staff = await anAdmin(api, 'Stella');
  // The first catalogue is made in the first seconds of an installation.
  while ((await api.get('/api/v1/catalogue')).status !== 200) await delay(ASK_EVERY_MS);
});

const state = (tag: string, standing: TagStatus, cookie = staff) => {
  const body = { tag, standing, reason: { code: 'now-known', text: 'Seen in the game.' } };
  return api.post('/api/v1/car-tags', body, { cookie, headers: { 'idempotency-key': randomUUID() } });
};
const since = ({ position }: { position: number }) => ({ headers: { 'x-after-position': String(position) } });
const head = async (written: { position: number }) =>
  catalogueHead.parse((await api.get('/api/v1/catalogue', since(written))).json());
const carsOf = async (tag: string, written = { position: 0 }) =>
  (await api.get(`/api/v1/cars?q=${tag}`, since(written))).json<FoundCars>().total;

describe('a tag', () => {
  it('is left out as soon as a moderator says that it is upcoming, and comes back when it is current', async () => {
    const all = await carsOf('sleeper');
    const written = writtenIn(await state('Sleeper', 'upcoming'));
    expect(written).toMatchObject({ id: 'Sleeper', views: ['car-tags', 'audit-log'] });
    expect((await head(written)).upcomingTags).toEqual(['Red', DEMO_TAG, 'Sleeper']);
    expect([all > 0, await carsOf('sleeper', written)]).toEqual([true, 0]);

    const current = writtenIn(await state('Sleeper', 'current'));
    const { upcomingTags, saidTags } = await head(current);
    expect([upcomingTags, saidTags, await carsOf('sleeper', current)]).toEqual([
      ['Red', DEMO_TAG],
      { [DEMO_TAG]: 'upcoming', Sleeper: 'current' },
      all,
    ]);
  });

  it('is what a moderator said, whatever who runs the site had planned', async () => {
    const { upcomingTags, saidTags } = await head(writtenIn(await state('Red', 'old')));
    expect([upcomingTags, saidTags['Red']]).toEqual([[DEMO_TAG], 'old']);
  });

  it('has a history that everybody reads, with why', async () => {
    writtenIn(await state('Winter', 'upcoming'));
    const { items } = itemHistory.parse((await api.get('/api/v1/history/car-tag/Winter')).json());
    expect(items.map(({ act }) => act)).toEqual(['told']);
    const stored = JSON.stringify(await api.running.ports.eventStore.read('car-tag-Winter'));
    expect(stored).not.toContain('Seen in the game.');
  });

  it('is for moderators to say', async () => {
    const bob = await api.signUp('Bob');
    expect(problemIn(await state('Sleeper', 'old', bob)).status).toBe(403);
  });
});
