import type { SettingsAnswer } from '#contracts';
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
