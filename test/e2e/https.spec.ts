import { io, type Socket } from 'socket.io-client';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';
import { CLOSING_DAYS } from '#contracts';
import { apiForTests, cookieOf } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';

const page = 'https://tdr.example.org';
const api = apiForTests({
  PUBLIC_URL: page,
  NODE_ENV: 'production',
  AUTH_SECRET: '4f1c9a7be02d83561f7740cbd9ea3358',
  TRUST_PROXY: 'loopback',
});

const sockets: Socket[] = [];
afterAll(() => sockets.forEach((socket) => socket.close()));

/** Headers of a proxy that terminates TLS for the browser. */
const headers = { origin: page, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
const signIn = (name: string) =>
  api.post('/api/auth', { email: `${name.toLowerCase()}@example.org`, password: 'long enough' }, { headers });
const user = async (cookie: string) => (await api.get('/api/getUser', { cookie })).json<Record<string, unknown>>();

const joins = (cookie: string): Promise<unknown> => {
  const socket = io(api.running.url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { ...headers, cookie },
  });
  sockets.push(socket);
  return socket.emitWithAck('join', ['members']);
};

describe('over https', () => {
  it('keeps the session in a cookie that goes over nothing else, and knows whose it is', async () => {
    await api.signUp('Ann');
    const answer = await signIn('Ann');
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Secure-tdr\.session_token=\S+;.*; Secure/);
    const cookie = cookieOf(answer);
    expect(await user(cookie)).toMatchObject({ auth: true, username: 'Ann' });
    expect((await api.get('/api/v1/settings', { cookie })).status).toBe(200);
  });

  it('lets an admin do acts of staff, and hear of those of others', async () => {
    const cookie = await anAdmin(api, 'Bob');
    expect((await api.get('/api/v1/members?text=Bob', { cookie })).status).toBe(200);
    expect(await joins(cookie)).toMatchObject({ ok: true, joined: ['members'] });
    expect(await joins(await api.signUp('Cat'))).toEqual({ ok: false, code: 'not-allowed' });
  });

  it('keeps an account that was being closed when its owner signs in', async () => {
    const cookie = await api.signUp('Dan');
    const userId = await userIdOf(api, cookie);
    expect((await api.post('/api/v1/me/close', { password: 'long enough' }, { cookie, headers })).status).toBe(200);
    expect((await signIn('Dan')).status).toBe(200);
    const due = new Date(Date.now() + (CLOSING_DAYS + 1) * 86_400_000).toISOString();
    await api.running.app.get(DueErasures).eraseNow(due);
    const names = await api.running.ports.accounts.displayNames([userId]);
    expect(names.get(userId)).toBe('Dan');
  });
});
