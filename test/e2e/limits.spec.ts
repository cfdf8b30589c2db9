import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Answer, apiForTests, problemIn } from '#test/api';

const api = apiForTests({
  LIMIT_WRITES_PER_MINUTE: '5',
  LIMIT_SIGN_UPS_PER_HOUR: '3',
  LIMIT_SIGN_INS_PER_MINUTE: '4',
  LIMIT_READS_PER_MINUTE: '20',
  LIMIT_UNKEYED_READS_PER_MINUTE: '3',
  TRUST_PROXY: '10.9.0.0/16, 127.0.0.1',
});

const signUp = (n: number, from: string) =>
  api.post(
    '/api/auth/sign-up/email',
    { name: `Flood ${n}`, email: `f${n}@example.org`, password: 'long enough' },
    { from },
  );
const write = (cookie: string, from: string) => api.post('/api/v1/lap-times', {}, { cookie, from });

/** The response to a path that no client has normalised. */
const unread = async (path: string): Promise<number | undefined> => {
  const asked = request(api.running.url, { path, method: 'POST', headers: { 'content-type': 'application/json' } });
  asked.end(JSON.stringify({ name: 'Untidy', email: 'untidy@example.org', password: 'long enough' }));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

describe('limits', () => {
  it('hold back a flood of writes by one account, from wherever it comes, and say when to go on', async () => {
    const cookie = await api.signUp('Ann');
    const answers: Answer[] = [];
    for (let n = 0; n < 7; n += 1) answers.push(await write(cookie, `10.0.0.${n}`));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const last = answers.at(-1)!;
    expect(problemIn(last)).toMatchObject({ code: 'too-many-requests', facts: { limit: 5 } });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    const said = (header: string) => answers.map(({ headers }) => String(headers[`x-ratelimit-${header}`]));
    expect([...new Set(said('limit'))]).toEqual(['5']);
    expect(said('remaining')).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    for (const seconds of said('reset').map(Number)) expect(seconds > 0 && seconds <= 60).toBe(true);
  });

  it('leave another account alone', async () => {
    expect((await write(await api.signUp('Bob'), '10.0.0.1')).status).toBe(400);
  });

  it('hold back writes without a session by address', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await write('', '10.0.1.1')).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await write('', '10.0.1.2')).status).toBe(401);
  });

  it('hold back sign-ups by address', async () => {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await signUp(n, '10.0.2.1')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    expect((await signUp(9, '10.0.2.2')).status).toBe(200);
  });

  it('hold back sign-ins by address, by whichever call', async () => {
    const calls = [
      '/api/auth',
      '/api/auth/sign-in/email',
      '/%61pi/auth?auth=1',
      '/api/%61uth/sign-in/email',
      '/api/auth',
    ];
    const statuses: number[] = [];
    const who = { email: 'nobody@example.org', password: 'a guess' };
    for (const call of calls) statuses.push((await api.post(call, who, { from: '10.0.4.1' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
  });

  it('count an address that is written otherwise like any other', async () => {
    const written = async (url: string, times: number, from: string) => {
      const answers = [];
      for (let n = 0; n < times; n += 1) answers.push((await api.post(url, {}, { from })).status);
      return answers;
    };
    // Four accounts' writes per address.
    expect((await written('/%61pi/auth/sign-out', 21, '10.0.5.1')).slice(-2)).toEqual([200, 429]);
    expect(await written('/%61pi/auth/sign-up/email', 4, '10.0.5.2')).toEqual([400, 400, 400, 429]);
    for (const path of ['/api/auth/./sign-up/email', '/api/auth/x/../sign-up/email', '/api/auth/%2e/sign-up/email'])
      expect(await unread(path)).toBe(404);
  });

  it('believe the proxies that were named, and nobody else, about an address', async () => {
    const statuses = async (from: string, forwarded: (n: number) => string) => {
      const answers = [];
      for (let n = 0; n < 5; n += 1) {
        const headers = { 'x-forwarded-for': forwarded(n) };
        answers.push((await api.post('/api/auth/sign-up/email', {}, { from, headers })).status);
      }
      return answers;
    };
    const held = [400, 400, 400, 429, 429];
    expect(await statuses('203.0.113.1', (n) => `198.51.100.${n}`)).toEqual(held);
    expect(await statuses('10.9.0.1', (n) => `198.51.100.${n}, 203.0.113.2`)).toEqual(held);
    expect(await statuses('10.9.0.1', (n) => `198.51.100.${n}, 203.0.113.3, 10.9.7.7`)).toEqual(held);
    expect(await statuses('10.9.0.1', (n) => `203.0.113.${10 + n}`)).toEqual([400, 400, 400, 400, 400]);
  });

  it('hold back reads by address, matrices by POST among them', async () => {
    const statuses = new Set<number>();
    const asked = { from: '10.0.3.1', headers: { 'sec-fetch-site': 'same-origin' } };
    for (let n = 0; n < 20; n += 1) statuses.add((await api.post('/api/v1/lap-times/matrix', {}, asked)).status);
    expect([...statuses]).toEqual([400]);
    expect((await api.get('/api/getUser', asked)).status).toBe(429);
    expect((await api.get('/health/live', asked)).status).toBe(200);
  });

  it('give a program without a key few reads, and say so', async () => {
    const asked = { from: '10.0.6.1' };
    const answers: Answer[] = [];
    for (let n = 0; n < 4; n += 1) answers.push(await api.get('/api/v1/deck-links/none', asked));
    expect(answers.map(({ status }) => status === 429)).toEqual([false, false, false, true]);
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual([2, 1, 0, 0].map(String));
    expect((await api.get('/api/getUser', { ...asked, headers: { origin: 'http://elsewhere.example' } })).status).toBe(
      429,
    );
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: api.running.ports.config.publicUrl }])
      expect((await api.get('/api/getUser', { ...asked, headers })).status).toBe(200);
    expect((await api.get('/api/getUser', { ...asked, cookie: await api.signUp('Cy') })).status).toBe(200);
  });
});
