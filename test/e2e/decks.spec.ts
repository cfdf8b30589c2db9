import type { SavedDecksAnswer } from '#contracts';
import { EndedRows } from '../../apps/api/src/privacy/ended-rows.ts';
import { apiForTests, problemIn } from '#test/api';

const api = apiForTests();

describe('decks of an account', () => {
  const at = (minute: string) => `2026-03-01T00:${minute}:00.000Z`;
  const deckOf = (name: string) => ({ name, query: '?share=~KtRoad_a00~CFlea~T332&base=0' });
  const keep = (cookie: string, decks: readonly object[]) =>
    api.ask('PUT', '/api/v1/decks', { cookie, body: { decks } });
  const of = async (cookie: string) => (await api.get('/api/v1/decks', { cookie })).json<SavedDecksAnswer>().decks;

  it('are the newest of each, those that were taken away among them', async () => {
    const [cookie, other] = [await api.signUp('Hal'), await api.signUp('Ida')];
    const [wet, dry] = [
      { id: 'a', deck: deckOf('Wet'), changedAt: at('10') },
      { id: 'b', deck: deckOf('Dry'), changedAt: at('11') },
    ];
    expect((await keep(cookie, [wet, dry])).json()).toEqual({ decks: [dry, wet] });
    const gone = { id: 'a', deck: null, changedAt: at('12') };
    await keep(cookie, [gone, { ...dry, deck: deckOf('Older'), changedAt: at('05') }]);
    expect(await of(cookie)).toEqual([gone, dry]);
    expect(await of(other)).toEqual([]);
  });

  it('are bounded, win for now only where a clock is ahead, and need a session', async () => {
    const cookie = await api.signUp('Jon');
    const one = { id: 'a', deck: deckOf('One'), changedAt: '2999-01-01T00:00:00.000Z' };
    await keep(cookie, [one]);
    expect((await of(cookie))[0]?.changedAt.slice(0, 2)).toBe('20');
    const refused = [
      [{ ...one, deck: { name: 'x', query: 'https://elsewhere.example' } }],
      [{ ...one, deck: { name: 'x', query: `?share=${'x'.repeat(12_000)}` } }],
      [{ ...one, deck: deckOf('x'.repeat(61)) }],
      Array.from({ length: 7 }, (_, n) => ({ ...one, id: `${n}` })),
    ];
    for (const decks of refused) expect((await keep(cookie, decks)).status).toBe(400);
    expect((await keep('', [one])).status).toBe(401);
    expect((await api.get('/api/v1/decks')).status).toBe(401);
  });
});

describe('short links to decks', () => {
  const shorten = (query: string, more: { cookie?: string; from?: string } = {}) =>
    api.ask('POST', '/api/v1/deck-links', { body: { query }, ...more });
  const codeOf = async (query: string) => (await shorten(query)).json<{ code: string }>().code;
  const ofCode = async (code: string) => (await api.get(`/api/v1/deck-links/${code}`)).json<{ query: string | null }>();
  let [car, other] = ['', ''];
  beforeAll(async () => void ([car, other] = [await api.aCarId(0), await api.aCarId(1)]));
  const linked = () => `?share=~KtRoad_a00~C${car}~T332~C${other}~T332&base=1&show=gaps&closed=drag,twisty`;

  it('are the same for the same deck however it is written, need no account, and lead to it', async () => {
    const code = await codeOf(linked());
    expect(code).toMatch(/^[0-9a-z]{8}$/);
    const written = `?share=~C${encodeURIComponent(car).replace(/_/, '%5F')}~T332~C${other}~T332~K%74Road_a00~KtRoad_a00`;
    for (const same of [linked(), `${written}&closed=twisty,drag&show=gaps&base=01&show=times`])
      expect(await codeOf(same)).toBe(code);
    expect(await codeOf(`?share=~C${other}`)).not.toBe(code);
    expect(await ofCode(code)).toEqual({ query: linked() });
  });

  it('lead nowhere where nobody has made them', async () => {
    expect(await ofCode('zzzzzzzz')).toEqual({ query: null });
    expect((await api.get('/api/v1/deck-links/..')).status).toBe(404);
  });

  it('are made of nothing but known cars, tracks and how they are shown', async () => {
    const unread = ['', 'hello', `~C${car}~Khello`, `~C${car}&note=hello`, '~CHello_there', `~C${car}&show=hello`];
    for (const words of unread)
      expect(problemIn(await shorten(`?share=${words}`))).toMatchObject({ code: 'deck-link-unreadable' });
    expect((await shorten('https://elsewhere.example')).status).toBe(400);
  });

  it('end when nobody opens them, and those that end first when there are too many', async () => {
    const links = api.running.app.get(EndedRows);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const [opened, unopened, later] = [`~C${car}`, `~C${other}`, `~KtRoad_a00~C${other}`];
    const codes = await Promise.all([opened, unopened, later].map((deck) => codeOf(`?share=${deck}`)));
    await ofCode(codes[0] ?? '');
    const left = () => Promise.all(codes.map((code) => api.running.ports.accounts.deckLinks.queryOf(code)));
    await links.clearNow(inDays(30));
    expect(await left()).not.toContain(undefined);
    await links.clearNow(inDays(32));
    expect((await left()).map((query) => query !== undefined)).toEqual([true, false, false]);
    await links.clearNow(inDays(0), 0);
    expect(await left()).toEqual([undefined, undefined, undefined]);
  });
});
