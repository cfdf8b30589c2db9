import { randomUUID } from 'node:crypto';
import { problem } from '#contracts';
import { apiForTests, problemIn } from '#test/api';

const api = apiForTests();
let cookie: string;
beforeAll(async () => void (cookie = await api.signUp('Ann')));

const write = (body: string, headers: Record<string, string> = {}) =>
  api.post('/api/v1/lap-times', body, { cookie, headers: { 'idempotency-key': randomUUID(), ...headers } });

const HALF = '\\ud800';

describe('half of a character', () => {
  it.each(['/api/v1/lap-times', '/api/auth/sign-up/email'])('is refused by %s', async (path) => {
    const body = `{"carId":"a${HALF}","name":"Ann${HALF}","tune":"111","trackCode":"t","time":"1"}`;
    const answer = await api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
    expect([answer.status, problemIn(answer).code]).toEqual([400, 'shape-invalid']);
    expect(answer.text).toContain('half of a character');
  });
});

describe('bad input', () => {
  it.each(['{"carId":', 'text', '', '{"__proto__":{"a":1}}'])('is named when the body is %j', async (body) => {
    const answer = await write(body);
    expect(answer.status).toBe(400);
    expect(['body-unreadable', 'shape-invalid']).toContain(problemIn(answer).code);
  });

  it('is named when the body is not JSON by its type', async () => {
    const answer = await write('a=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(400);
  });

  it('is named when a body is over 100 kB, on our routes and on those of sign-in', async () => {
    const body = JSON.stringify({ time: 'x'.repeat(101 * 1024) });
    for (const answer of [await write(body), await api.post('/api/auth/sign-in/email', body)]) {
      expect([answer.status, problemIn(answer).code]).toEqual([413, 'body-too-large']);
    }
  });

  it.each(['/api/nothing', '/health/nothing', '/api/v1/cells/x', '/assets/none.js'])(
    'knows no route %s',
    async (url) => {
      const answer = await api.get(url);
      expect([answer.status, problemIn(answer).code]).toEqual([404, 'route-unknown']);
    },
  );

  it('survives addresses that cannot be read', async () => {
    for (const url of ['/api/v1/cells/%E0%A4%A/111/tRoad_a00', `/api/v1/cells/${'x'.repeat(2_000)}/111/tRoad_a00`]) {
      const answer = await api.get(url);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(problem.safeParse(answer.json()).success).toBe(true);
    }
  });

  it('is answered as a problem document with the correlation id of the request', async () => {
    const answer = await api.get('/api/nothing', { headers: { 'x-correlation-id': 'find-me-1' } });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers['x-correlation-id']).toBe('find-me-1');
    expect(problem.parse(answer.json())).toMatchObject({ status: 404, correlationId: 'find-me-1' });
  });

  it('gets a correlation id of ours when its own could break a log', async () => {
    const answer = await api.get('/health/live', { headers: { 'x-correlation-id': 'a b\tc' } });
    expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
