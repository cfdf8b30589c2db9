import { type AccountSession, accountSession } from '#contracts';
import { type Answer, apiForTests, cookieOf, problemIn } from '#test/api';

const api = apiForTests();

const PASSWORD = 'long enough';
const auth = (path: string, body: object, cookie = '') => api.post(`/api/auth/${path}`, body, { cookie });
const signIn = (email: string, password = PASSWORD) => auth('sign-in/email', { email, password });
const user = async (cookie: string) => (await api.get('/api/getUser', { cookie })).json<Record<string, unknown>>();
const refusal = (answer: Answer) => [answer.status, problemIn(answer).code];
const merged = (before: string, answer: Answer) => [before, cookieOf(answer)].filter(Boolean).join('; ');

describe('an address', () => {
  it('is confirmed by the link in the mail, once', async () => {
    const cookie = await api.signUpUnconfirmed('Ann');
    expect(await user(cookie)).toMatchObject({ confirmed: false });
    const token = await api.mailedToken('ann@example.org');
    expect((await auth('confirm-email', { token })).status).toBe(200);
    expect(await user(cookie)).toMatchObject({ confirmed: true });
    expect(refusal(await auth('confirm-email', { token }))).toEqual([422, 'token-invalid']);
  });

  it('may have a "+" and a long top-level domain', async () => {
    const answer = await auth('sign-up/email', {
      name: 'Plus',
      email: ' Plus+TDR@Example.Photography ',
      password: PASSWORD,
      passwordAgain: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(await user(cookieOf(answer))).toMatchObject({ email: 'plus+tdr@example.photography' });
  });

  it('gets another link when asked, and nobody learns whether there is such an account', async () => {
    const cookie = await api.signUpUnconfirmed('Bea');
    const first = await api.mailedToken('bea@example.org');
    const known = await auth('send-verification-email', { email: 'BEA@example.org' });
    const unknown = await auth('send-verification-email', { email: 'nobody@example.org' });
    const byAnother = await auth('send-verification-email', { email: 'nobody@example.org' }, cookie);
    for (const { status, text } of [unknown, byAnother]) expect([status, text]).toEqual([known.status, known.text]);
    const second = await api.mailedToken('bea@example.org');
    expect(second).not.toBe(first);
    expect((await auth('confirm-email', { token: second })).status).toBe(200);
  });

  it('changes with the password and the link sent to the new one; the old one is warned', async () => {
    const cookie = await api.signUp('Cat');
    await auth('confirm-email', { token: await api.mailedToken('cat@example.org') });
    const asked = (password: string, newEmail = 'cat@new.example') =>
      auth('change-email', { newEmail, password }, cookie);
    expect(refusal(await asked('not hers'))).toEqual([422, 'password-wrong']);
    expect(refusal(await asked(PASSWORD, 'cat@example.org'))).toEqual([409, 'email-unchanged']);
    expect((await asked(PASSWORD)).status).toBe(200);
    const [warning] = (await api.outbox()).filter(({ to }) => to === 'cat@example.org');
    expect(warning?.text).toContain('cat@new.example');
    expect(await user(cookie)).toMatchObject({ email: 'cat@example.org' });
    expect((await auth('confirm-email', { token: await api.mailedToken('cat@new.example') })).status).toBe(200);
    expect(await user(cookie)).toMatchObject({ email: 'cat@new.example', confirmed: true });
    expect((await signIn('cat@new.example')).status).toBe(200);
  });

  it('that became another account’s meanwhile stays there', async () => {
    const cookie = await api.signUp('Dan');
    await auth('change-email', { newEmail: 'dot@example.org', password: PASSWORD }, cookie);
    const token = await api.mailedToken('dot@example.org');
    await api.signUp('Dot');
    expect(refusal(await auth('confirm-email', { token }))).toEqual([409, 'email-taken']);
  });
});

describe('links under way', () => {
  const asksToMove = (cookie: string, newEmail: string) =>
    auth('change-email', { newEmail, password: PASSWORD }, cookie);
  const asksToReset = async (email: string) => {
    await auth('request-password-reset', { email });
    return api.mailedToken(email);
  };
  const invalid = [422, 'token-invalid'];

  it('are void once the password was changed', async () => {
    const cookie = await api.signUp('Ria');
    await asksToMove(cookie, 'ria@elsewhere.example');
    const reset = await asksToReset('ria@example.org');
    const changed = await auth('change-password', { currentPassword: PASSWORD, newPassword: 'another one' }, cookie);
    expect(changed.status).toBe(200);
    const token = await api.mailedToken('ria@elsewhere.example');
    expect(refusal(await auth('confirm-email', { token }))).toEqual(invalid);
    expect(refusal(await auth('reset-password', { token: reset, newPassword: 'a third one' }))).toEqual(invalid);
  });

  it('are void once the password was set anew by mail', async () => {
    const cookie = await api.signUp('Oda');
    await asksToMove(cookie, 'oda@elsewhere.example');
    const [first, second] = [await asksToReset('oda@example.org'), await asksToReset('oda@example.org')];
    expect((await auth('reset-password', { token: second, newPassword: 'another one' })).status).toBe(200);
    expect(refusal(await auth('reset-password', { token: first, newPassword: 'a third one' }))).toEqual(invalid);
    const token = await api.mailedToken('oda@elsewhere.example');
    expect(refusal(await auth('confirm-email', { token }))).toEqual(invalid);
  });

  it('are void once the address is another, and nobody else’s are', async () => {
    const cookie = await api.signUp('Pia');
    await api.signUp('Quin');
    const [reset, others] = [await asksToReset('pia@example.org'), await asksToReset('quin@example.org')];
    await asksToMove(cookie, 'pia@elsewhere.example');
    const token = await api.mailedToken('pia@elsewhere.example');
    expect((await auth('confirm-email', { token })).status).toBe(200);
    expect(refusal(await auth('reset-password', { token: reset, newPassword: 'a third one' }))).toEqual(invalid);
    expect((await auth('reset-password', { token: others, newPassword: 'another one' })).status).toBe(200);
  });
});

describe('a password', () => {
  it('is compared with its repetition, and refused when everybody uses it', async () => {
    const signUp = (password: string, passwordAgain: string) =>
      auth('sign-up/email', { name: 'Eve', email: 'eve@example.org', password, passwordAgain });
    expect(refusal(await signUp(PASSWORD, 'long enouhg'))).toEqual([422, 'passwords-differ']);
    expect(refusal(await signUp('Password1', 'Password1'))).toEqual([422, 'password-common']);
    expect((await signUp(PASSWORD, PASSWORD)).status).toBe(200);
  });

  it('is set anew by the link in the mail, once; every session ends', async () => {
    const cookie = await api.signUp('Fay');
    await auth('request-password-reset', { email: 'fay@example.org' });
    const token = await api.mailedToken('fay@example.org');
    const reset = (newPassword: string) => auth('reset-password', { token, newPassword });
    expect(refusal(await reset('12345678'))).toEqual([422, 'password-common']);
    expect((await reset('another one')).status).toBe(200);
    expect(refusal(await reset('a third one'))).toEqual([422, 'token-invalid']);
    expect(await user(cookie)).toMatchObject({ auth: false });
    expect((await signIn('fay@example.org', 'another one')).status).toBe(200);
    expect((await api.outbox())[0]).toMatchObject({ to: 'fay@example.org', subject: 'Your password was changed' });
  });

  it('is asked to be reset in the same words for every address', async () => {
    await api.signUp('Gil');
    const known = await auth('request-password-reset', { email: 'gil@example.org' });
    const unknown = await auth('request-password-reset', { email: 'none@example.org' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await api.outbox()).some(({ to }) => to === 'none@example.org')).toBe(false);
  });

  it('changes with the one before; every other session ends', async () => {
    const cookie = await api.signUp('Hal');
    const elsewhere = cookieOf(await signIn('hal@example.org'));
    const change = (currentPassword: string) =>
      auth('change-password', { currentPassword, newPassword: 'another one' }, cookie);
    expect(refusal(await change('not his'))).toEqual([422, 'password-wrong']);
    const changed = await change(PASSWORD);
    expect(changed.status).toBe(200);
    expect(await user(cookieOf(changed))).toMatchObject({ username: 'Hal' });
    expect(await user(elsewhere)).toMatchObject({ auth: false });
  });
});

describe('a mail', () => {
  it('is written in the language of its account, the one chosen last', async () => {
    const email = 'uwe@example.org';
    const signedUp = await auth('sign-up/email', { name: 'Uwe', email, password: PASSWORD, language: 'de' });
    await auth('request-password-reset', { email });
    await auth('change-password', { currentPassword: PASSWORD, newPassword: 'another one' }, cookieOf(signedUp));
    const mails = async () => (await api.outbox()).filter(({ to }) => to === email);
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'Bestätige deine E-Mail-Adresse',
      'Dein Passwort wurde geändert',
      'Neues Passwort festlegen',
    ]);
    for (const { text } of await mails()) expect(text).toMatch(/^(Willkommen|Öffne|Das Passwort)/);
    const cookie = cookieOf(await signIn(email, 'another one'));
    await auth('update-user', { language: 'fr' }, cookie);
    await auth('request-password-reset', { email });
    const written = { subject: 'Choisis un nouveau mot de passe', text: expect.stringMatching(/^Ouvre ce lien/) };
    expect(await mails()).toContainEqual(expect.objectContaining(written));
  });
});

describe('a name', () => {
  it('changes, and is shown at once; one that somebody has is refused', async () => {
    const cookie = await api.signUp('Ida');
    await api.signUp('Joe');
    expect((await auth('update-user', { name: 'iDA' }, cookie)).status).toBe(200);
    expect(await user(cookie)).toMatchObject({ username: 'iDA' });
    expect(refusal(await auth('update-user', { name: 'joe' }, cookie))).toEqual([409, 'name-taken']);
    expect((await auth('update-user', { name: 'Ina', language: 'de' }, cookie)).status).toBe(200);
    expect(await user(cookie)).toMatchObject({ username: 'Ina', language: 'de' });
    const taking = { name: 'Ida', email: 'ida2@example.org', password: PASSWORD };
    expect(refusal(await auth('sign-up/email', taking))).toEqual([409, 'name-taken']);
  });

  it('is one account’s, when two ask for it at once', async () => {
    const cookies = await Promise.all(['Kim', 'Kay'].map((name) => api.signUp(name)));
    const answers = await Promise.all(cookies.map((cookie) => auth('update-user', { name: 'Kit' }, cookie)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
  });
});

describe('sessions', () => {
  const sessionsOf = async (cookie: string) =>
    (await api.get('/api/auth/list-sessions', { cookie })).json<AccountSession[]>();

  it('are listed with device and place, without their tokens, and end one by one', async () => {
    const cookie = await api.signUp('Lea');
    const phone = await api.post(
      '/api/auth/sign-in/email',
      { email: 'lea@example.org', password: PASSWORD },
      {
        headers: { 'user-agent': 'Phone', 'x-forwarded-for': '198.51.100.1' },
        from: '10.9.8.7',
      },
    );
    const sessions = await sessionsOf(cookie);
    expect(sessions.map((session) => accountSession.parse(session))).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toContain('"token"');
    const other = sessions.find(({ userAgent }) => userAgent === 'Phone');
    expect(other).toMatchObject({ ipAddress: '10.9.8.7' });
    expect((await auth('end-session', { id: other?.id }, cookie)).status).toBe(200);
    expect(await user(cookieOf(phone))).toMatchObject({ auth: false });
    expect(refusal(await auth('end-session', { id: other?.id }, cookie))).toEqual([404, 'session-unknown']);
  });

  it('of somebody else cannot be ended', async () => {
    const [mine, theirs] = [await api.signUp('Max'), await api.signUp('Mia')];
    const [session] = await sessionsOf(theirs);
    expect(refusal(await auth('end-session', { id: session?.id }, mine))).toEqual([404, 'session-unknown']);
    expect(await user(theirs)).toMatchObject({ auth: true });
  });

  it('end all but one’s own, and all', async () => {
    const cookie = await api.signUp('Nia');
    const other = cookieOf(await signIn('nia@example.org'));
    expect((await auth('revoke-other-sessions', {}, cookie)).status).toBe(200);
    expect([(await user(other))['auth'], (await user(cookie))['auth']]).toEqual([false, true]);
    const again = cookieOf(await signIn('nia@example.org'));
    expect((await auth('revoke-sessions', {}, cookie)).status).toBe(200);
    expect([(await user(again))['auth'], (await user(cookie))['auth']]).toEqual([false, false]);
    expect(refusal(await auth('revoke-sessions', {}, merged('', await signIn('nobody@example.org'))))).toEqual([
      401,
      'signed-out',
    ]);
  });
});
