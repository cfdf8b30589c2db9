import { randomUUID } from 'node:crypto';
import { TestApi } from '#test/api';

const page = 'https://tdr.example.org';
const other = 'https://elsewhere.example.org';
const addresses = { PUBLIC_URL: page, API_URL: 'https://api.example.org', READS_URL: 'https://reads.example.org/' };
const fromPage = { origin: page, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' };
const fromOther = { ...fromPage, origin: other };
const account = (name: string) => ({ name, email: `${name}@example.org`, password: 'long enough' });

describe('pages of one origin and an API of another', () => {
  const api = new TestApi({ ...addresses, COOKIE_DOMAIN: 'example.org' });
  beforeAll(() => api.start());
  afterAll(() => api.stop());

  it('lets our pages read answers and refusals, with their cookies', async () => {
    for (const [path, status] of [
      ['/api/v1/cars?limit=1', 200],
      ['/api/v1/members', 401],
    ] as const) {
      const answer = await api.get(path, { headers: fromPage });
      expect([answer.status, answer.headers]).toEqual([
        status,
        expect.objectContaining({
          'access-control-allow-origin': page,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': expect.stringContaining('x-position'),
        }),
      ]);
    }
  });

  it.each(['x-position', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])(
    'lets our pages read %s',
    async (name) => {
      const { headers } = await api.get('/api/v1/cars?limit=1', { headers: fromPage });
      expect(String(headers['access-control-expose-headers']).split(', ')).toContain(name);
    },
  );

  it.each(['idempotency-key', 'x-after-position', 'if-none-match', 'content-type'])(
    'lets our pages send %s',
    async (name) => {
      const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': name };
      const preflight = (headers: object) =>
        api.running.app.inject({ method: 'OPTIONS', url: '/api/v1/lap-times', headers: { ...headers, ...asked } });
      const answer = await preflight(fromPage);
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe(page);
      expect(answer.headers['access-control-allow-headers']).toContain(name);
      expect((await preflight(fromOther)).headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('lets the pages of others read nothing and write nothing', async () => {
    const read = await api.get('/api/v1/cars?limit=1', { headers: fromOther });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const write = await api.post('/api/auth/sign-up/email', account('stranger'), { headers: fromOther });
    expect([write.status, write.json()]).toEqual([403, expect.objectContaining({ code: 'origin-refused' })]);
  });

  it('takes no page for ours because its host is the one asked for', async () => {
    const headers = { origin: other, host: 'elsewhere.example.org', 'sec-fetch-site': 'same-origin' };
    const write = await api.post('/api/auth/sign-up/email', account('stranger'), { headers });
    expect([write.status, write.json()]).toEqual([403, expect.objectContaining({ code: 'origin-refused' })]);
  });

  it('lets our pages write, and gives them a cookie for both addresses', async () => {
    const headers = { ...fromPage, 'idempotency-key': randomUUID() };
    const answer = await api.post('/api/auth/sign-up/email', account('mira'), { headers });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/; Domain=example\.org/);
  });

  it('lets pages connect to both, and to nothing else', async () => {
    const policy = String((await api.get('/health/live')).headers['content-security-policy']);
    const both = 'https://api.example.org https://reads.example.org';
    expect(policy).toContain(`connect-src 'self' ${both} wss://tdr.example.org ${both.replaceAll('https', 'wss')};`);
  });
});

describe('pages and an API of one origin', () => {
  it('are read by no other', async () => {
    const api = new TestApi({ PUBLIC_URL: page, API_URL: page });
    await api.start();
    const answers = [
      await api.get('/api/v1/cars?limit=1', { headers: fromPage }),
      await api.get('/api/v1/cars?limit=1', { headers: fromOther }),
    ];
    await api.stop();
    expect(answers.map(({ headers }) => headers['access-control-allow-origin'])).toEqual([undefined, undefined]);
  });
});
