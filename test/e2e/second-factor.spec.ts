import type { AccountPasskey, TwoFactorOffer } from '#contracts';
import { type Answer, apiForTests, cookieOf, problemIn } from '#test/api';
import { codeNow, SoftPasskey } from '#test/authenticator';

const ORIGIN = 'http://localhost:3000';
const api = apiForTests({ PUBLIC_URL: ORIGIN });

const PASSWORD = 'long enough';
const auth = (path: string, body: object, cookie = '') => api.post(`/api/auth/${path}`, body, { cookie });
const refusal = (answer: Answer) => [answer.status, problemIn(answer).code];
const user = async (cookie: string) => (await api.get('/api/getUser', { cookie })).json<Record<string, unknown>>();

const confirmed = async (name: string): Promise<{ cookie: string; email: string }> => {
  const email = `${name.toLowerCase()}@example.org`;
  const cookie = await api.signUp(name);
  await auth('confirm-email', { token: await api.mailedToken(email) });
  return { cookie, email };
};

const withAuthenticator = async (name: string) => {
  const { cookie, email } = await confirmed(name);
  const offer = (await auth('two-factor/enable', { password: PASSWORD }, cookie)).json<TwoFactorOffer>();
  const on = await auth('two-factor/verify-totp', { code: codeNow(offer.totpURI) }, cookie);
  return { ...offer, email, on, cookie: cookieOf(on) };
};

const signIn = (email: string) => api.post('/api/auth', { email, password: PASSWORD });

describe('an authenticator', () => {
  it('is for confirmed addresses, and asks for the password', async () => {
    const unconfirmed = await api.signUpUnconfirmed('Ann');
    expect(refusal(await auth('two-factor/enable', { password: PASSWORD }, unconfirmed))).toEqual([
      403,
      'email-unconfirmed',
    ]);
    const { cookie } = await confirmed('Bob');
    expect(refusal(await auth('two-factor/enable', { password: 'not his' }, cookie))).toEqual([422, 'password-wrong']);
    expect(refusal(await auth('two-factor/verify-totp', { code: '000000' }, cookie))).toEqual([
      409,
      'second-factor-off',
    ]);
  });

  it('is on after a first code, and marks the session from then on', async () => {
    const { on, cookie, email, backupCodes } = await withAuthenticator('Cat');
    expect(on.status).toBe(200);
    expect(backupCodes).toHaveLength(10);
    expect(await user(cookie)).toMatchObject({ twoFactor: true, secondFactor: true });
    expect((await api.outbox())[0]).toMatchObject({ to: email, subject: 'Your login settings were changed' });
  });

  it('takes a code once, the one that set it up too', async () => {
    const { email, totpURI } = await withAuthenticator('Uno');
    const pending = cookieOf(await signIn(email));
    expect(refusal(await auth('two-factor/verify-totp', { code: codeNow(totpURI) }, pending))).toEqual([
      422,
      'code-wrong',
    ]);
  });

  it('takes a recovery code once, also where it is shown twice at once', async () => {
    const { email, backupCodes } = await withAuthenticator('Vio');
    const [first, second] = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
    const show = (cookie: string) => auth('two-factor/verify-backup-code', { code: backupCodes[0] }, cookie);
    const answers = await Promise.all([show(first), show(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is asked for at sign-in; the password alone opens nothing', async () => {
    const { email, totpURI } = await withAuthenticator('Dan');
    const asked = await signIn(email);
    expect(refusal(asked)).toEqual([401, 'second-factor-asked']);
    expect(await user(cookieOf(asked))).toMatchObject({ auth: false });
    expect(refusal(await auth('two-factor/verify-totp', { code: codeNow(totpURI) }))).toEqual([
      422,
      'second-factor-expired',
    ]);
    const wrong = await auth('two-factor/verify-totp', { code: '000000' }, cookieOf(asked));
    expect(refusal(wrong)).toEqual([422, 'code-wrong']);
    const right = await auth('two-factor/verify-totp', { code: codeNow(totpURI, 1) }, cookieOf(asked));
    expect(await user(cookieOf(right))).toMatchObject({ auth: true, secondFactor: true });
  });

  it('can be stood in for by each recovery code, once', async () => {
    const { email, backupCodes } = await withAuthenticator('Eve');
    const use = async () =>
      auth('two-factor/verify-backup-code', { code: backupCodes[0] }, cookieOf(await signIn(email)));
    expect(await user(cookieOf(await use()))).toMatchObject({ auth: true, secondFactor: true });
    expect(refusal(await use())).toEqual([422, 'recovery-code-wrong']);
  });

  it('says by mail that there are new recovery codes', async () => {
    const { cookie, email } = await withAuthenticator('Lea');
    expect((await auth('two-factor/generate-backup-codes', {}, cookie)).status).toBe(200);
    expect((await api.outbox())[0]).toMatchObject({ to: email, subject: 'New recovery codes' });
  });

  it('is not set up anew while it is on: the codes of the first go on', async () => {
    const { cookie, email, totpURI } = await withAuthenticator('Mia');
    expect(refusal(await auth('two-factor/enable', { password: PASSWORD }, cookie))).toEqual([409, 'second-factor-on']);
    const right = await auth('two-factor/verify-totp', { code: codeNow(totpURI, 1) }, cookieOf(await signIn(email)));
    expect(await user(cookieOf(right))).toMatchObject({ auth: true, secondFactor: true });
  });

  it('stays with the session when the password changes', async () => {
    const { cookie } = await withAuthenticator('Fay');
    const body = { currentPassword: PASSWORD, newPassword: 'another one' };
    expect(await user(cookieOf(await auth('change-password', body, cookie)))).toMatchObject({ secondFactor: true });
  });

  it('goes where who asks has proved who they are, and every other session with it', async () => {
    const { cookie, email, totpURI } = await withAuthenticator('Gil');
    const code = { code: codeNow(totpURI) };
    const elsewhere = cookieOf(await auth('two-factor/verify-totp', code, cookieOf(await signIn(email))));
    const off = await auth('two-factor/disable', {}, cookie);
    expect(await user(cookieOf(off))).toMatchObject({ auth: true, twoFactor: false, secondFactor: false });
    expect(await user(elsewhere)).toMatchObject({ auth: false });
    expect((await signIn(email)).text).toBe('OK');
  });
});

describe('a passkey', () => {
  const register = async (passkey: SoftPasskey, cookie: string) => {
    const options = await api.get('/api/auth/passkey/generate-register-options', { cookie });
    const response = passkey.register(options.json());
    return auth('passkey/verify-registration', { name: 'Phone', response }, `${cookie}; ${cookieOf(options)}`);
  };
  const signInWith = async (passkey: SoftPasskey, from = '127.0.0.1') => {
    const options = await api.get('/api/auth/passkey/generate-authenticate-options', { from });
    const asked = { cookie: cookieOf(options), from };
    return api.post('/api/auth/passkey/verify-authentication', { response: passkey.signIn(options.json()) }, asked);
  };
  const listed = async (cookie: string) =>
    (await api.get('/api/auth/passkey/list-user-passkeys', { cookie })).json<AccountPasskey[]>();

  it('signs in without a password, with a second factor, until it is removed', async () => {
    const { cookie } = await confirmed('Hal');
    const passkey = new SoftPasskey(ORIGIN);
    expect((await register(passkey, cookie)).status).toBe(200);
    const signedIn = cookieOf(await signInWith(passkey));
    expect(await user(signedIn)).toMatchObject({ username: 'Hal', secondFactor: true });
    const [{ id, name } = { id: '', name: '' }] = await listed(cookie);
    expect(name).toBe('Phone');
    expect((await auth('passkey/delete-passkey', { id }, cookie)).status).toBe(200);
    expect(await user(signedIn)).toMatchObject({ auth: false });
    expect(refusal(await signInWith(passkey))).toEqual([404, 'passkey-unknown']);
  });

  it('signs in where wrong passwords have held an address back', async () => {
    const { cookie, email } = await confirmed('Una');
    const passkey = new SoftPasskey(ORIGIN);
    await register(passkey, cookie);
    const from = '10.3.3.3';
    const guess = () => api.post('/api/auth', { email, password: 'a guess' }, { from });
    for (let n = 0; n < 10; n += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await signInWith(passkey, from)).status).toBe(200);
  });

  it('that does not look who holds it, or comes from another site, is refused', async () => {
    const { cookie } = await confirmed('Ida');
    expect(refusal(await register(new SoftPasskey(ORIGIN, false), cookie))).toEqual([422, 'passkey-refused']);
    expect(refusal(await register(new SoftPasskey('https://evil.example'), cookie))).toEqual([422, 'passkey-refused']);
    expect(await listed(cookie)).toEqual([]);
  });

  it('of somebody else cannot be removed', async () => {
    const [mine, theirs] = [await confirmed('Joe'), await confirmed('Kim')];
    await register(new SoftPasskey(ORIGIN), theirs.cookie);
    const [passkey] = await listed(theirs.cookie);
    expect((await auth('passkey/delete-passkey', { id: passkey?.id }, mine.cookie)).status).toBeGreaterThanOrEqual(400);
    expect(await listed(theirs.cookie)).toHaveLength(1);
  });
});
