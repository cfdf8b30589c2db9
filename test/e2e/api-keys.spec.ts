import { type Answer, apiForTests, problemIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { type ApiKeysAnswer, type ApiScope, type CurrentUser, type IssuedApiKey } from '#contracts';

const api = apiForTests({ LIMIT_KEYS_PER_MINUTE: '7' });
let cookie: string;
beforeAll(async () => void (cookie = await confirmed('Ann')));

/** Keys need a confirmed email address. */
const confirmed = async (name: string) => {
  const session = await api.signUp(name);
  const token = await api.mailedToken(`${name.toLowerCase()}@example.org`);
  await api.post('/api/auth/confirm-email', { token });
  return session;
};

const issue = (scopes: readonly ApiScope[], by = cookie) =>
  api.post('/api/v1/me/api-keys', { name: 'Spreadsheet', scopes }, { cookie: by });
const aKey = async (...scopes: ApiScope[]) => (await issue(scopes)).json<IssuedApiKey>();
const shown = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const whoAsks = async (secret: string) => (await api.get('/api/getUser', shown(secret))).json<CurrentUser>();
const said = (answer: Answer) => [answer.status, problemIn(answer).code];

describe('a key', () => {
  it('says its secret once, and is in its owner’s list', async () => {
    const answer = await issue(['own-data', 'own-data']);
    const { key, secret } = answer.json<IssuedApiKey>();
    expect([answer.status, answer.headers['cache-control'], key.scopes]).toEqual([201, 'no-store', ['own-data']]);
    const listed = await api.get('/api/v1/me/api-keys', { cookie });
    expect(listed.json<ApiKeysAnswer>().keys).toContainEqual(key);
    expect(listed.text).not.toContain(secret.slice(4));
    const elsewhere = await confirmed('Bob');
    expect((await api.get('/api/v1/me/api-keys', { cookie: elsewhere })).json<ApiKeysAnswer>().keys).toEqual([]);
  });

  it('needs a confirmed address', async () => {
    expect(said(await issue([], await api.signUpUnconfirmed('Cat')))).toEqual([403, 'email-unconfirmed']);
  });

  it('without scopes reads what everybody reads as nobody, and says what is left of its limit', async () => {
    const { secret } = await aKey();
    expect((await whoAsks(secret)).auth).toBe(false);
    const cars = await api.get('/api/v1/cars', shown(secret));
    expect(cars.status).toBe(200);
    const { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': left } = cars.headers;
    expect([String(limit), String(left)]).toEqual(['7', '5']);
  });

  it('is counted alone, and told when to go on', async () => {
    const [one, other] = [await aKey(), await aKey()];
    const statuses = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await api.get('/api/v1/cars', shown(one.secret))).status);
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429]);
    expect((await api.get('/api/v1/cars', shown(other.secret))).status).toBe(200);
  });

  it('with own-data reads as its owner, whatever cookie comes with it', async () => {
    const { secret, key } = await aKey('own-data');
    const other = await api.signUp('Dot');
    const answer = await api.get('/api/getUser', { ...shown(secret), cookie: other });
    expect(answer.json<CurrentUser>().username).toBe('Ann');
    expect((await api.get('/api/v1/garage', shown(secret))).status).toBe(200);
    const { keys } = (await api.get('/api/v1/me/api-keys', { cookie })).json<ApiKeysAnswer>();
    expect(keys.find(({ id }) => id === key.id)?.lastUsedOn).toBe(new Date().toISOString().slice(0, 10));
  });

  it('writes as far as its scopes go', async () => {
    const [writes, reads] = [await aKey('lap-times'), await aKey('own-data')];
    const carId = await api.aCarId();
    const time = { carId, tune: '332', trackCode: 'tRoad_a00', time: '24.50' };
    const submit = (secret: string) =>
      api.post('/api/v1/lap-times', time, {
        headers: { ...shown(secret).headers, 'idempotency-key': '0190f5b0-7d3a-4b1e-8f00-1234567890ab' },
      });
    const refused = await submit(reads.secret);
    expect([...said(refused), problemIn(refused).facts]).toEqual([403, 'scope-missing', { scope: 'lap-times' }]);
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="lap-times"');
    expect((await submit(writes.secret)).status).toBe(201);
    expect((await whoAsks(writes.secret)).auth).toBe(false);
  });

  it.each([
    ['GET', '/api/v1/me/export'],
    ['GET', '/api/v1/me/api-keys'],
    ['POST', '/api/v1/me/api-keys'],
    ['POST', '/api/v1/me/close'],
    ['GET', '/api/auth/list-sessions'],
    ['POST', '/api/auth/change-password'],
  ] as const)('does not open %s %s, which takes its owner', async (method, url) => {
    const { secret } = await aKey('own-data', 'lap-times', 'garage', 'decks');
    expect(said(await api.ask(method, url, shown(secret)))).toEqual([403, 'key-not-accepted']);
  });

  it('of an admin does nothing that staff does', async () => {
    const admin = await anAdmin(api, 'Adam');
    await api.post('/api/auth/confirm-email', { token: await api.mailedToken('adam@example.org') });
    const { secret } = (await issue(['own-data'], admin)).json<IssuedApiKey>();
    expect(said(await api.get('/api/v1/members', shown(secret)))).toEqual([403, 'key-not-accepted']);
  });

  it('that is revoked opens nothing from that moment on', async () => {
    const { secret, key } = await aKey();
    expect((await api.get('/api/v1/cars', shown(secret))).status).toBe(200);
    const elsewhere = await confirmed('Eve');
    const revoke = (by: string) => api.ask('DELETE', `/api/v1/me/api-keys/${key.id}`, { cookie: by });
    expect(said(await revoke(elsewhere))).toEqual([404, 'api-key-unknown']);
    const left = (await revoke(cookie)).json<ApiKeysAnswer>().keys;
    expect(left.map(({ id }) => id)).not.toContain(key.id);
    const refused = await api.get('/api/v1/cars', shown(secret));
    expect([...said(refused), refused.headers['www-authenticate']]).toEqual([
      401,
      'key-unknown',
      'Bearer error="invalid_token"',
    ]);
  });

  it.each(['Bearer nonsense', 'Bearer '])('that is none is refused: %s', async (authorization) => {
    expect(said(await api.get('/api/v1/cars', { headers: { authorization } }))).toEqual([401, 'key-unknown']);
  });
});
