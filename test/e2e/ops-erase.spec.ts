import { readFileSync } from 'node:fs';
import { operator } from '#domain';
import { apiForTests } from '#test/api';
import { ops } from '#test/ops-process';
import { userIdOf } from '#test/staff';

const EMAIL = 'zeb@example.org';
const api = apiForTests();
const erase = (...words: string[]) => ops(api.folder, 'erase', ...words);
const erasures = async () => {
  const { events } = await api.running.ports.eventStore.readAll(0, 100_000);
  return events.filter(({ type, data }) => type === 'OperationBegun' && 'act' in data && data.act === 'erase');
};

describe('ops erase', () => {
  it('takes nobody by mistake, and leaves nothing written', async () => {
    await api.signUp('Zebedee', EMAIL);
    expect(await erase('nobody@example.org')).toMatchObject({ code: 2 });
    const asked = await erase(EMAIL);
    expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('The name of this account is "Zebedee"')]);
    expect(await erase(EMAIL, '--confirm', 'Ann')).toMatchObject({ code: 2 });
    expect(await erasures()).toEqual([]);
  });

  it('erases beside a running server, one that is closing already too, and writes down who, why and only the id', async () => {
    const cookie = await api.signUp('Zara', 'zara@example.org');
    const userId = await userIdOf(api, cookie);
    const { persons } = api.running.ports.accounts;
    await persons.startClosing(userId, '2999-01-01T00:00:00.000Z');
    expect((await api.outbox()).some(({ to }) => to === 'zara@example.org')).toBe(true);
    const done = await erase('zara@example.org', '--confirm', 'Zara');
    expect([done.code, done.err]).toEqual([0, '']);
    expect(await persons.rows(userId)).not.toMatchObject({ user: [expect.anything()] });
    expect((await api.outbox()).some(({ to }) => to === 'zara@example.org')).toBe(false);
    const known = { email: 'zara@example.org', password: 'long enough' };
    expect((await api.post('/api/auth/sign-in/email', known)).status).toBe(401);
    expect(readFileSync(api.running.ports.config.erasureJournal, 'utf8')).toContain(userId);
    const [begun] = await erasures();
    expect(begun).toMatchObject({ data: { target: userId, reason: 'asked' }, meta: { actor: operator } });
    const { events } = await api.running.ports.eventStore.readAll(0, 100_000);
    expect(JSON.stringify(events)).not.toMatch(/zara@example/i);
    expect(await erase(userId, '--confirm', 'Zara')).toMatchObject({ code: 2 });
  });
});
