import { type Accounts, openAccounts } from '#accounts';

/** Opens accounts on an empty store; a second call opens the same store again. */
type Open = () => Promise<Accounts>;

export const openFor = (url: string): Promise<Accounts> =>
  openAccounts({
    url,
    secret: 'a secret of the tests, long enough to sign with',
    publicUrl: 'http://localhost:3000',
    sendMail: async () => undefined,
    renamed: async () => undefined,
    forgetMails: async () => undefined,
    noteRevoked: async () => undefined,
    warn: () => undefined,
  });

const post = (path: string, body: object, cookie = ''): Request =>
  new Request(`http://localhost:3000/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const signUp = (name: string, email: string) => post('sign-up/email', { name, email, password: 'long enough' });

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const accountsContract = (open: Open): void => {
  let accounts: Accounts;
  beforeAll(async () => void (accounts = await open()));
  afterAll(() => accounts.close());

  it('signs up, knows the session, and knows it no longer once signed out', async () => {
    const answer = await accounts.handle(signUp('Ann', 'ann@example.org'));
    expect(answer.status).toBe(200);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const session = await accounts.sessionOf(cookieOf(answer));
    expect(session).toMatchObject({ name: 'Ann', email: 'ann@example.org' });
    expect((await accounts.handle(post('sign-out', {}, cookieOf(answer)))).status).toBe(200);
    expect(await accounts.sessionOf(cookieOf(answer))).toBeUndefined();
  });

  it('signs in with the right password only', async () => {
    await accounts.handle(signUp('Bob', 'bob@example.org'));
    const right = await accounts.handle(post('sign-in/email', { email: 'bob@example.org', password: 'long enough' }));
    expect(right.status).toBe(200);
    const wrong = await accounts.handle(post('sign-in/email', { email: 'bob@example.org', password: 'not his own' }));
    expect(wrong.status).toBe(401);
  });

  it('makes one account of 20 sign-ups of one address at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => accounts.handle(signUp(`Cat ${n}`, 'cat@example.org'))),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const lost = answers.find((answer) => answer.status === 409);
    expect(await lost?.json()).toEqual({ code: 'email-taken' });
  });

  it('makes one account of sign-ups of names that look the same at once', async () => {
    const names = ['Dan', 'dan', 'DAN', 'Ｄan'];
    const answers = await Promise.all(names.map((name, n) => accounts.handle(signUp(name, `dan${n}@example.org`))));
    const codes = await Promise.all(answers.filter(({ status }) => status === 409).map((answer) => answer.json()));
    expect(codes).toEqual([{ code: 'name-taken' }, { code: 'name-taken' }, { code: 'name-taken' }]);
  });

  it('names users by id, null for who is gone', async () => {
    await accounts.ensureAccount('eve-id', { name: 'Eve', email: 'eve@example.org', password: 'long enough' });
    expect(await accounts.displayNames(['eve-id', 'nobody', 'eve-id'])).toEqual(
      new Map([
        ['eve-id', 'Eve'],
        ['nobody', null],
      ]),
    );
  });

  it('knows how old an account is and that nobody confirmed its address', async () => {
    const before = new Date().toISOString();
    await accounts.ensureAccount('una-id', { name: 'Una', email: 'una@example.org', password: 'long enough' });
    const membership = await accounts.membership('una-id');
    expect(membership).toEqual({ confirmed: false, since: expect.any(String) });
    expect(Date.parse(membership!.since)).toBeGreaterThanOrEqual(Date.parse(before) - 1);
    expect(await accounts.membership('nobody')).toBeUndefined();
    await accounts.confirmAddress('una-id');
    expect(await accounts.membership('una-id')).toMatchObject({ confirmed: true });
  });

  it('makes an account under a given id once, and only when its e-mail and name are free', async () => {
    const wanted = { name: 'Fay', email: 'fay@example.org', password: 'long enough' };
    expect(await accounts.ensureAccount('fay-id', wanted)).toBe(true);
    expect(await accounts.ensureAccount('fay-id', wanted)).toBe(true);
    expect(await accounts.ensureAccount('other-id', { ...wanted, email: 'other@example.org' })).toBe(false);
    const { email, password } = wanted;
    expect((await accounts.handle(post('sign-in/email', { email, password }))).status).toBe(200);
  });

  it('keeps accounts and sessions over a restart', async () => {
    const answer = await accounts.handle(signUp('Gil', 'gil@example.org'));
    await accounts.close();
    accounts = await open();
    expect(await accounts.sessionOf(cookieOf(answer))).toMatchObject({ name: 'Gil' });
  });

  it('refuses a cookie with another signature', async () => {
    const cookie = cookieOf(await accounts.handle(signUp('Hal', 'hal@example.org')));
    const forged = cookie.replace(/\.[^.;]{8}/, '.AAAAAAAA');
    expect(forged).not.toBe(cookie);
    expect(await accounts.sessionOf(forged)).toBeUndefined();
  });

  it('drops sessions that are over, and no others', async () => {
    const cookie = cookieOf(await accounts.handle(signUp('Ivy', 'ivy@example.org')));
    await accounts.dropExpired(new Date());
    expect((await accounts.freshSessionOf(cookie))?.name).toBe('Ivy');
    await accounts.dropExpired(new Date(Date.now() + 400 * 86_400_000));
    expect(await accounts.freshSessionOf(cookie)).toBeUndefined();
  });
};
