import type { SavedFiltersAnswer, SettingsAnswer } from '#contracts';
import { apiForTests, problemIn } from '#test/api';

const api = apiForTests();
const put = (cookie: string, body: object) => api.ask('PUT', '/api/v1/settings', { cookie, body });
const kept = async (cookie: string) => (await api.get('/api/v1/settings', { cookie })).json<SettingsAnswer>().kept;
const chosen = (minute: string, theme: string) => ({
  changedAt: `2026-03-01T00:${minute}:00.000Z`,
  options: { theme },
});

describe('settings of an account', () => {
  it('are the newest of all devices, whichever writes last', async () => {
    const [cookie, other] = [await api.signUp('Ann'), await api.signUp('Bob')];
    expect(await kept(cookie)).toBeNull();
    expect((await put(cookie, chosen('10', 'dark'))).json()).toEqual({ kept: chosen('10', 'dark') });
    expect((await put(cookie, chosen('05', 'light'))).json()).toEqual({ kept: chosen('10', 'dark') });
    expect((await put(cookie, chosen('11', 'light'))).json()).toEqual({ kept: chosen('11', 'light') });
    expect(await kept(cookie)).toEqual(chosen('11', 'light'));
    expect(await kept(other)).toBeNull();
  });

  it('of a clock that is ahead win for now only', async () => {
    const cookie = await api.signUp('Cat');
    await put(cookie, { changedAt: '2999-01-01T00:00:00.000Z', options: { theme: 'dark' } });
    expect((await kept(cookie))?.changedAt.slice(0, 2)).toBe('20');
    const now = { changedAt: new Date().toISOString(), options: { theme: 'light' } };
    expect((await put(cookie, now)).json()).toEqual({ kept: now });
  });

  it('are bounded, and need a session', async () => {
    const cookie = await api.signUp('Dot');
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`option ${n}`, n]));
    for (const options of [many, { theme: 'x'.repeat(61) }, { theme: { deep: 1 } }]) {
      const answer = await put(cookie, { ...chosen('10', ''), options });
      expect([answer.status, problemIn(answer).code]).toEqual([400, 'shape-invalid']);
    }
    expect((await put('', chosen('10', 'dark'))).status).toBe(401);
    expect((await api.get('/api/v1/settings')).status).toBe(401);
  });
});

describe('filters of cars of an account', () => {
  const at = (minute: string) => `2026-03-01T00:${minute}:00.000Z`;
  const keep = (cookie: string, filters: readonly object[]) =>
    api.ask('PUT', '/api/v1/car-filters', { cookie, body: { filters } });
  const of = async (cookie: string) =>
    (await api.get('/api/v1/car-filters', { cookie })).json<SavedFiltersAnswer>().filters;

  it('are the newest of each name, those that were taken away among them', async () => {
    const [cookie, other] = [await api.signUp('Eve'), await api.signUp('Fox')];
    const [wet, dry] = [
      { name: 'wet', text: '~N~cS', changedAt: at('10') },
      { name: 'dry', text: '~N~cA', changedAt: at('11') },
    ];
    expect((await keep(cookie, [wet, dry])).json()).toEqual({ filters: [dry, wet] });
    const gone = { name: 'wet', text: null, changedAt: at('12') };
    await keep(cookie, [gone, { ...dry, text: '', changedAt: at('05') }]);
    expect(await of(cookie)).toEqual([gone, dry]);
    expect(await of(other)).toEqual([]);
  });

  it('are bounded, win for now only where a clock is ahead, and need a session', async () => {
    const cookie = await api.signUp('Gus');
    const one = { name: 'one', text: '', changedAt: '2999-01-01T00:00:00.000Z' };
    await keep(cookie, [one]);
    expect((await of(cookie))[0]?.changedAt.slice(0, 2)).toBe('20');
    const tooMuch = [
      [{ ...one, text: 'x'.repeat(4_001) }],
      [{ ...one, name: 'x'.repeat(61) }],
      Array.from({ length: 21 }, (_, n) => ({ ...one, name: `${n}` })),
    ];
    for (const filters of tooMuch) expect((await keep(cookie, filters)).status).toBe(400);
    expect((await keep('', [one])).status).toBe(401);
    expect((await api.get('/api/v1/car-filters')).status).toBe(401);
  });
});

describe('hands of rounds of an account', () => {
  const hand = {
    challengeId: 'alpine',
    round: 1,
    hand: 'Flea_332~~~~',
    stars: 2,
    changedAt: '2026-03-01T00:10:00.000Z',
  };
  const keep = (cookie: string, hands: readonly object[]) =>
    api.ask('PUT', '/api/v1/saved-hands', { cookie, body: { hands } });

  it('are the newest of each round, stars without a hand among them', async () => {
    const cookie = await api.signUp('Hal');
    const second = { ...hand, round: 2, hand: null, stars: 3, changedAt: '2026-03-01T00:11:00.000Z' };
    expect((await keep(cookie, [hand, second])).json()).toEqual({ hands: [second, hand] });
    const gone = { ...second, stars: 0, changedAt: '2026-03-01T00:12:00.000Z' };
    await keep(cookie, [gone, { ...hand, stars: 1, changedAt: '2026-03-01T00:01:00.000Z' }]);
    expect((await api.get('/api/v1/saved-hands', { cookie })).json()).toEqual({ hands: [gone, hand] });
    expect((await keep(cookie, [{ ...hand, stars: 4 }])).status).toBe(400);
    expect((await keep('', [hand])).status).toBe(401);
  });
});

describe('matches of an account', () => {
  const match = { name: 'Cup', query: 'own=Flea~332', changedAt: '2026-03-01T00:10:00.000Z' };
  const keep = (cookie: string, matches: readonly object[]) =>
    api.ask('PUT', '/api/v1/matches', { cookie, body: { matches } });

  it('are the newest of each name, and which were taken away', async () => {
    const cookie = await api.signUp('Mel');
    const other = { ...match, name: 'League', changedAt: '2026-03-01T00:11:00.000Z' };
    expect((await keep(cookie, [match, other])).json()).toEqual({ matches: [other, match] });
    const gone = { ...match, query: null, changedAt: '2026-03-01T00:12:00.000Z' };
    await keep(cookie, [gone, { ...other, query: 'own=Older', changedAt: '2026-03-01T00:01:00.000Z' }]);
    expect((await api.get('/api/v1/matches', { cookie })).json()).toEqual({ matches: [gone, other] });
    expect((await keep(cookie, [{ ...match, name: ' ' }])).status).toBe(400);
    expect((await keep('', [match])).status).toBe(401);
  });
});
