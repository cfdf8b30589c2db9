import type { SavedDecksAnswer } from '#contracts';
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
  const query = '?share=~KtRoad_a00~CFlea~T332&base=0&show=gaps';
  const shorten = (body: object) => api.ask('POST', '/api/v1/deck-links', { body });
  const ofCode = async (code: string) => (await api.get(`/api/v1/deck-links/${code}`)).json<{ query: string | null }>();

  it('are the same for the same deck, need no account, and lead to it', async () => {
    const { code } = (await shorten({ query })).json<{ code: string }>();
    expect(code).toMatch(/^[0-9a-z]{8}$/);
    expect((await shorten({ query })).json()).toEqual({ code });
    expect((await shorten({ query: '?share=~CMistral' })).json()).not.toEqual({ code });
    expect(await ofCode(code)).toEqual({ query });
  });

  it('lead nowhere where nobody has made them', async () => {
    expect(await ofCode('zzzzzzzz')).toEqual({ query: null });
    expect((await api.get('/api/v1/deck-links/..')).status).toBe(404);
  });

  it('are made of nothing but cars, tracks and how they are shown', async () => {
    for (const words of ['?share=', '?share=hello', '?share=~CFlea~Khello', '?share=~CFlea&note=hello%20there'])
      expect(await problemIn(await shorten({ query: words }))).toMatchObject({ code: 'deck-link-unreadable' });
    expect((await shorten({ query: 'https://elsewhere.example' })).status).toBe(400);
  });
});
