import type { FastifyInstance } from 'fastify';
import { apiForTests, cookieOf, problemIn } from '#test/api';

const api = apiForTests();

const PASSWORD = 'long enough';
const signIn = (email: string, password: string, from = '127.0.0.1', url = '/api/auth') =>
  api.post(url, { email, password }, { from });
const isSignedIn = async (cookie: string) => (await api.get('/api/getUser', { cookie })).json<{ auth: boolean }>().auth;

describe('sign-in by one word', () => {
  it('answers OK, then says who it is, then OK again when signed out', async () => {
    await api.signUp('Ann');
    const answer = await signIn(' ANN@example.org', PASSWORD, '127.0.0.1', '/api/auth?auth=whatever');
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    const cookie = cookieOf(answer);
    expect(await isSignedIn(cookie)).toBe(true);
    const out = await api.ask('DELETE', '/api/logout', { cookie });
    expect([out.status, out.text]).toEqual([200, 'OK']);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('says that it is wrong, or has no form', async () => {
    await api.signUp('Bob');
    const wrong = await signIn('bob@example.org', 'not his');
    expect([wrong.status, problemIn(wrong).code]).toEqual([401, 'credentials-wrong']);
    expect((await signIn('bob', PASSWORD)).status).toBe(400);
  });

  it('signs nobody out whom another site sends', async () => {
    const cookie = await api.signUp('Cat');
    const answer = await api.ask('DELETE', '/api/logout', { cookie, headers: { origin: 'https://evil.example' } });
    expect([answer.status, problemIn(answer).code]).toEqual([403, 'origin-refused']);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it('holds an address back after ten failures; the owner gets in from another, and from there by a reset', async () => {
    await api.signUp('Dan');
    const bad = '10.1.1.1';
    for (let n = 0; n < 10; n += 1) expect((await signIn('dan@example.org', 'a guess', bad)).status).toBe(401);
    const held = await signIn('dan@example.org', PASSWORD, bad, '/api/auth/sign-in/email');
    expect([held.status, problemIn(held).code]).toEqual([429, 'too-many-requests']);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(60);
    expect((await signIn('dan@example.org', PASSWORD, '10.1.1.2')).status).toBe(200);
    await api.post('/api/auth/request-password-reset', { email: 'dan@example.org' }, { from: bad });
    const reset = { token: await api.mailedToken('dan@example.org'), newPassword: 'another one' };
    expect((await api.post('/api/auth/reset-password', reset, { from: bad })).status).toBe(200);
    expect((await signIn('dan@example.org', 'another one', bad)).status).toBe(200);
  });

  it('looks at ten of many guesses at once', async () => {
    await api.signUp('Gus');
    const guesses = Array.from({ length: 30 }, (_, n) => signIn('gus@example.org', `a guess ${n}`, '10.1.1.3'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect([statuses.filter((one) => one === 401).length, statuses.filter((one) => one === 429).length]).toEqual([
      10, 20,
    ]);
  });

  it('holds an address back whatever it says it is forwarded for', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const headers = {
        'x-forwarded-for': `198.51.100.${n}`,
        forwarded: `for=198.51.100.${n}`,
        'x-real-ip': `10.4.4.${n}`,
      };
      const guess = { email: `robot${n}@example.org`, password: 'a guess' };
      statuses.push((await api.post('/api/auth', guess, { from: '203.0.113.77', headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('counts wrong guesses against their account too, from wherever and however its address is written', async () => {
    const { accountCounters }: FastifyInstance = api.running.app.getHttpAdapter().getInstance();
    await signIn('hal@example.org', 'a guess', '10.1.1.4');
    await signIn(' HAL@example.org', 'another', '10.1.1.5', '/api/auth/sign-in/email');
    expect(await accountCounters.read('failed:account:hal@example.org')).toMatchObject({ count: 2 });
  });

  it('sends five mails an hour to one addressee, from wherever, and says what is left', async () => {
    const asks = [];
    for (let n = 0; n < 6; n += 1) {
      asks.push(
        await api.post('/api/auth/request-password-reset', { email: 'eve@example.org' }, { from: `10.2.2.${n}` }),
      );
    }
    expect(asks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(asks.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['4', '3', '2', '1', '0', '0']);
    expect(Number(asks[5]?.headers['x-ratelimit-reset'])).toBeGreaterThan(3_000);
  });
});
