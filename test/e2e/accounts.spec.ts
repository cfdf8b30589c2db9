import { apiForTests, cookieOf, problemIn } from '#test/api';

const api = apiForTests();

const signUp = (name: string, email: string, from = '127.0.0.1') =>
  api.post('/api/auth/sign-up/email', { name, email, password: 'long enough' }, { from });

describe('accounts over HTTP', () => {
  it('signs up, says who is asking, and signs out', async () => {
    const answer = await signUp('Ann', '  ANN@Example.org ');
    expect(answer.status).toBe(200);
    const cookie = cookieOf(answer);
    expect((await api.get('/api/getUser', { cookie })).json()).toMatchObject({
      username: 'Ann',
      email: 'ann@example.org',
      tier: 0,
      mod: false,
      auth: true,
    });
    expect((await api.post('/api/auth/sign-out', {}, { cookie })).status).toBe(200);
    expect((await api.get('/api/getUser', { cookie })).json()).toEqual({ tier: 0, mod: false, auth: false });
  });

  it('gives a cookie that no script reads and no other site sends', async () => {
    const cookies = [(await signUp('Bea', 'bea@example.org')).headers['set-cookie']].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
    const signedIn = await api.post('/api/auth/sign-in/email', { email: 'bea@example.org', password: 'long enough' });
    expect(signedIn.status).toBe(200);
    expect(JSON.stringify(signedIn.json())).not.toContain('token');
  });

  it('makes one account of 20 sign-ups of one address at once; the others learn that it is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signUp(`Cat ${n}`, 'cat@example.org', `10.4.0.${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.map((answer) => [answer.status, problemIn(answer).code])).toEqual(lost.map(() => [409, 'email-taken']));
  });

  it('keeps display names apart however they are written', async () => {
    await signUp('Dan Smith', 'dan@example.org');
    const answer = await signUp('dan  SMITH', 'other@example.org');
    expect([answer.status, problemIn(answer).code]).toEqual([409, 'name-taken']);
  });

  it.each([
    ['name', { name: 'x', email: 'x@example.org', password: 'long enough' }],
    ['email', { name: 'Xena', email: 'nonsense', password: 'long enough' }],
    ['password', { name: 'Xena', email: 'x@example.org', password: 'short' }],
    ['password', { name: 'Xena', email: 'x@example.org', password: 'x'.repeat(129) }],
  ])('says that the %s is not right', async (field, body) => {
    const answer = await api.post('/api/auth/sign-up/email', body);
    expect(answer.status).toBe(400);
    expect(problemIn(answer)).toMatchObject({ code: 'shape-invalid', facts: { faults: [{ path: field }] } });
  });

  it('signs in with the right password, and says no more than wrong otherwise', async () => {
    await signUp('Eve', 'eve@example.org');
    const signIn = (email: string, password: string) => api.post('/api/auth/sign-in/email', { email, password });
    expect((await signIn('Eve@example.org', 'long enough')).status).toBe(200);
    for (const wrong of [
      await signIn('eve@example.org', 'not hers'),
      await signIn('nobody@example.org', 'long enough'),
    ]) {
      expect([wrong.status, problemIn(wrong).code]).toEqual([401, 'credentials-wrong']);
    }
  });

  it('opens none of the routes that nobody uses', async () => {
    for (const path of ['delete-user', 'verify-email', 'revoke-session', 'two-factor/send-otp', 'set-password']) {
      expect(problemIn(await api.post(`/api/auth/${path}`, {})).code).toBe('route-unknown');
    }
  });

  it('refuses a sign-in that another site sends', async () => {
    const body = { email: 'eve@example.org', password: 'long enough' };
    const answer = await api.post('/api/auth/sign-in/email', body, { headers: { origin: 'https://evil.example' } });
    expect([answer.status, problemIn(answer).code]).toEqual([403, 'origin-refused']);
  });

  it('answers a body that cannot be read as such', async () => {
    const answer = await api.post('/api/auth/sign-in/email', '{"email":');
    expect([answer.status, problemIn(answer).code]).toEqual([400, 'body-unreadable']);
  });
});
