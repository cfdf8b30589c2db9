import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { LiveGateway } from '../../apps/api/src/live/live.gateway.ts';
import { apiKeys, type Endpoint, passkeys, secondFactor, webhooks } from '#contracts';
import { type Answer, apiForTests, cookieOf, problemIn } from '#test/api';
import { codeNow, SoftPasskey } from '#test/authenticator';
import { ops } from '#test/ops-process';
import { anAdmin, giveSecondFactor, userIdOf } from '#test/staff';
import { confirmedByMail, writing } from '#test/writing';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'long enough';
const PROCESSES_MS = 180_000;
const api = apiForTests({ PUBLIC_URL: ORIGIN });

const auth = (path: string, body: object, cookie = '', from = '127.0.0.1') =>
  api.post(`/api/auth/${path}`, body, { cookie, from });
const refusal = (answer: Answer) => [answer.status, problemIn(answer).code];
const isSignedIn = async (cookie: string) => (await api.get('/api/getUser', { cookie })).json<{ auth: boolean }>().auth;
const mailsTo = async (to: string) =>
  (await api.outbox()).filter((mail) => mail.to === to).map(({ subject }) => subject);

const confirmed = (name: string) => confirmedByMail(api, name);

/** Simulates a session that was left open: no password was shown for six minutes. */
const passSixMinutes = () => {
  using accounts = new DatabaseSync(join(api.folder, 'accounts.sqlite'));
  accounts.prepare('UPDATE session SET provedAt = ?').run(new Date(Date.now() - 6 * 60_000).toISOString());
};

const register = async (cookie: string) => {
  const options = await api.get('/api/auth/passkey/generate-register-options', { cookie });
  if (options.status !== 200) return options;
  const response = new SoftPasskey(ORIGIN).register(options.json());
  return auth('passkey/verify-registration', { name: 'Phone', response }, `${cookie}; ${cookieOf(options)}`);
};

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
/**
 * Every endpoint about access to an account: it requires a proof, the password with it, or states why it needs neither.
 */
const doors: Readonly<Record<string, string>> = {
  [keyOf(apiKeys.mine)]: 'only reads',
  [keyOf(apiKeys.issue)]: 'proof',
  [keyOf(apiKeys.revoke)]: 'proof',
  [keyOf(webhooks.mine)]: 'only reads',
  [keyOf(webhooks.register)]: 'proof',
  [keyOf(webhooks.remove)]: 'proof',
  [keyOf(webhooks.replay)]: 'sends public changes again to an address that was shown to be wanted',
  [keyOf(passkeys.list)]: 'only reads',
  [keyOf(passkeys.registerOptions)]: 'proof',
  [keyOf(passkeys.register)]: 'proof',
  [keyOf(passkeys.remove)]: 'proof',
  [keyOf(passkeys.rename)]: 'opens nothing',
  [keyOf(passkeys.signInOptions)]: 'only asks the device',
  [keyOf(passkeys.signIn)]: 'is a proof itself',
  [keyOf(secondFactor.enable)]: 'password',
  [keyOf(secondFactor.disable)]: 'proof',
  [keyOf(secondFactor.newRecoveryCodes)]: 'proof',
  [keyOf(secondFactor.verifyCode)]: 'ends what began with the password',
  [keyOf(secondFactor.verifyRecoveryCode)]: 'signs in, after the password',
};
const calls = [apiKeys, webhooks, passkeys, secondFactor].flatMap((group) => Object.values<Endpoint>(group));
const bodies: Readonly<Record<string, object>> = {
  [apiKeys.issue.path]: { name: 'Sheet', scopes: [] },
  [webhooks.register.path]: { url: 'https://203.0.113.9/', topics: ['cars'] },
  [passkeys.register.path]: { response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } },
  [passkeys.remove.path]: { id: 'any' },
};

describe('a session that was left open', () => {
  it('has its place for every call that opens doors', () => {
    expect(calls.map(keyOf).filter((key) => doors[key] === undefined)).toEqual([]);
  });

  it('neither adds nor takes away a door', async () => {
    const { cookie } = await confirmed('Ann');
    passSixMinutes();
    const asked = calls.filter((call) => doors[keyOf(call)] === 'proof');
    const answers = [];
    for (const { method, path } of asked) {
      const url = path.replace(':id', '0190f5b0-7d3a-4b1e-8f00-000000000001');
      const answer = await api.ask(method, url, { cookie, ...(method === 'POST' && { body: bodies[path] ?? {} }) });
      answers.push([method, path, ...refusal(answer)]);
    }
    expect(answers).toEqual(asked.map(({ method, path }) => [method, path, 403, 'session-not-fresh']));
  });

  it('does so after the password was shown, and the owner is told each time', async () => {
    const { cookie, email } = await confirmed('Bob');
    passSixMinutes();
    expect(refusal(await auth('prove', { password: 'a guess' }, cookie))).toEqual([422, 'password-wrong']);
    expect(refusal(await register(cookie))).toEqual([403, 'session-not-fresh']);
    expect((await auth('prove', { password: PASSWORD }, cookie)).status).toBe(200);
    expect((await register(cookie)).status).toBe(200);
    const issued = await api.post('/api/v1/me/api-keys', { name: 'Sheet', scopes: [] }, { cookie });
    const { key } = issued.json<{ key: { id: string } }>();
    expect((await api.ask('DELETE', `/api/v1/me/api-keys/${key.id}`, { cookie })).status).toBe(200);
    const told = await mailsTo(email);
    expect(told.slice(0, 3)).toEqual([
      'An API key or webhook was changed',
      'An API key or webhook was changed',
      'Your login settings were changed',
    ]);
  });

  it('cannot be used to guess the password', async () => {
    const { cookie } = await confirmed('Cat');
    const guesses = [];
    for (let n = 0; n < 12; n += 1)
      guesses.push((await auth('prove', { password: `a guess ${n}` }, cookie, '10.9.1.1')).status);
    expect(guesses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it('of who shows a passkey gives way to the new one', async () => {
    const { cookie } = await confirmed('Dan');
    const passkey = new SoftPasskey(ORIGIN);
    const options = await api.get('/api/auth/passkey/generate-register-options', { cookie });
    await auth(
      'passkey/verify-registration',
      { response: passkey.register(options.json()) },
      `${cookie}; ${cookieOf(options)}`,
    );
    passSixMinutes();
    const asked = await api.get('/api/auth/passkey/generate-authenticate-options', { cookie });
    const shown = { response: passkey.signIn(asked.json()) };
    const fresh = cookieOf(await auth('passkey/verify-authentication', shown, `${cookie}; ${cookieOf(asked)}`));
    expect([await isSignedIn(cookie), await isSignedIn(fresh)]).toEqual([false, true]);
    expect((await register(fresh)).status).toBe(200);
  });

  it('ends a second factor by a passkey that was shown, and the owner is told', async () => {
    const { cookie, email } = await confirmed('Eva');
    const passkey = new SoftPasskey(ORIGIN);
    const options = await api.get('/api/auth/passkey/generate-register-options', { cookie });
    const kept = { response: passkey.register(options.json()) };
    await auth('passkey/verify-registration', kept, `${cookie}; ${cookieOf(options)}`);
    const { totpURI } = (await auth('two-factor/enable', { password: PASSWORD }, cookie)).json<{ totpURI: string }>();
    const on = cookieOf(await auth('two-factor/verify-totp', { code: codeNow(totpURI) }, cookie));
    passSixMinutes();
    for (const path of ['two-factor/generate-backup-codes', 'two-factor/disable'])
      expect(refusal(await auth(path, { password: PASSWORD }, on))).toEqual([403, 'session-not-fresh']);
    const asked = await api.get('/api/auth/passkey/generate-authenticate-options', { cookie: on });
    const shown = { response: passkey.signIn(asked.json()) };
    const fresh = cookieOf(await auth('passkey/verify-authentication', shown, `${on}; ${cookieOf(asked)}`));
    const codes = await auth('two-factor/generate-backup-codes', {}, fresh);
    expect(codes.json()).toMatchObject({
      backupCodes: Array<unknown>(10).fill(expect.stringMatching(/^\w{5}-\w{5}$/)),
    });
    const off = await auth('two-factor/disable', {}, fresh);
    expect(off.status).toBe(200);
    expect((await mailsTo(email)).slice(0, 2)).toEqual(['Your login settings were changed', 'New recovery codes']);
    expect((await api.post('/api/auth', { email, password: PASSWORD }, { from: '10.7.0.2' })).text).toBe('OK');
  });
});

describe('somebody who knows the password and guesses codes', () => {
  const withAuthenticator = async (name: string) => {
    const { cookie, email } = await confirmed(name);
    const offer = (await auth('two-factor/enable', { password: PASSWORD }, cookie)).json<{
      totpURI: string;
      backupCodes: string[];
    }>();
    const on = await auth('two-factor/verify-totp', { code: codeNow(offer.totpURI) }, cookie);
    return { ...offer, email, cookie: cookieOf(on) };
  };
  const begin = async (email: string, from: string) =>
    cookieOf(await api.post('/api/auth', { email, password: PASSWORD }, { from }));
  /** From a new address each time: a limit on one address blocks no other. */
  const guess = async (email: string, n: number, how = 'verify-totp', code = '000000') => {
    const from = `10.8.0.${n}`;
    return auth(`two-factor/${how}`, { code }, await begin(email, from), from);
  };

  it('is told of at the third, and locks neither recovery codes nor open sessions out', async () => {
    const { email, cookie, totpURI, backupCodes } = await withAuthenticator('Eve');
    const subject = 'Someone who knows your password is guessing codes';
    for (let n = 0; n < 2; n += 1) await guess(email, n);
    expect(await mailsTo(email)).not.toContain(subject);
    const statuses = [];
    for (let n = 2; n < 12; n += 1) statuses.push((await guess(email, n)).status);
    expect(statuses).toEqual([...Array<number>(8).fill(422), 429, 429]);
    expect((await mailsTo(email)).filter((one) => one === subject)).toHaveLength(1);
    expect((await guess(email, 20, 'verify-totp', codeNow(totpURI, 1))).status).toBe(429);
    expect((await guess(email, 21, 'verify-backup-code', backupCodes[0])).status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(true);
    // A user who logged in with a recovery code is proven: the authenticator works again.
    expect((await guess(email, 22, 'verify-totp', codeNow(totpURI, 1))).status).toBe(200);
  });

  it('finds no more at once than one after another', async () => {
    const { email } = await withAuthenticator('Fay');
    const cookies = [];
    for (let n = 0; n < 30; n += 1) cookies.push(await begin(email, `10.8.1.${n}`));
    const guesses = cookies.map((cookie, n) =>
      auth('two-factor/verify-totp', { code: '000000' }, cookie, `10.8.1.${n}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  });
});

describe('a backup that is brought back', () => {
  const kept: string[] = [];
  afterAll(() => {
    for (const folder of kept) rmSync(folder, { recursive: true, force: true });
  });
  const signIn = (email: string, password: string) => api.post('/api/auth', { email, password }, { from: '10.7.0.1' });
  const aKey = async (cookie: string) =>
    (await api.post('/api/v1/me/api-keys', { name: 'Sheet', scopes: ['own-data'] }, { cookie })).json<{
      key: { id: string };
      secret: string;
    }>();
  const opens = async (secret: string) =>
    (await api.get('/api/v1/garage', { headers: { authorization: `Bearer ${secret}` } })).status;
  const change = (act: string, userId: string, cookie: string) =>
    writing(api).post(cookie, `members/${userId}/actions`, { act, reason: { code: 'mistake' } });

  it(
    'opens no door that was shut since: sessions, keys, passwords, second factors, roles',
    async () => {
      const [gil, hal, ivy] = [await confirmed('Gil'), await confirmed('Hal'), await confirmed('Ivy')];
      const [revoked, stays] = [await aKey(gil.cookie), await aKey(gil.cookie)];
      const admin = await anAdmin(api, 'Adam');
      const moderator = await userIdOf(api, hal.cookie);
      giveSecondFactor(api, moderator);
      expect((await change('appoint-moderator', moderator, admin)).status).toBe(200);
      const offer = (await auth('two-factor/enable', { password: PASSWORD }, ivy.cookie)).json<{ totpURI: string }>();
      const withFactor = cookieOf(await auth('two-factor/verify-totp', { code: codeNow(offer.totpURI) }, ivy.cookie));

      const backup = join(mkdtempSync(join(tmpdir(), 'tdr-doors-')), 'copy');
      kept.push(join(backup, '..'));
      expect((await ops(api.folder, 'backup', backup)).code).toBe(0);
      await api.ask('DELETE', `/api/v1/me/api-keys/${revoked.key.id}`, { cookie: gil.cookie });
      await auth('change-password', { currentPassword: PASSWORD, newPassword: 'quite another one' }, gil.cookie);
      await auth('sign-out', {}, hal.cookie);
      expect((await change('dismiss-moderator', moderator, admin)).status).toBe(200);
      await auth('two-factor/generate-backup-codes', {}, withFactor);

      await api.running.close();
      const restored = await ops(api.folder, 'restore', backup);
      kept.push(/before is in (.*)\./.exec(restored.out)?.[1] ?? '');
      expect([restored.code, restored.err]).toEqual([0, '']);
      await api.start();
      expect([await isSignedIn(gil.cookie), await isSignedIn(hal.cookie), await isSignedIn(admin)]).toEqual([
        false,
        false,
        false,
      ]);
      expect([await opens(revoked.secret), await opens(stays.secret)]).toEqual([401, 200]);
      expect(refusal(await signIn(gil.email, PASSWORD))).toEqual([401, 'credentials-wrong']);
      expect(refusal(await signIn(ivy.email, PASSWORD))).toEqual([401, 'credentials-wrong']);
      const again = cookieOf(await signIn(hal.email, PASSWORD));
      expect((await api.get('/api/getUser', { cookie: again })).json()).toMatchObject({ auth: true, mod: false });
      await auth('request-password-reset', { email: gil.email });
      const reset = { token: await api.mailedToken(gil.email), newPassword: 'a third one of mine' };
      expect((await auth('reset-password', reset)).status).toBe(200);
      expect((await signIn(gil.email, 'a third one of mine')).status).toBe(200);
    },
    PROCESSES_MS,
  );
});

describe('somebody who tries addresses', () => {
  const ask = async (path: string, email: string, from: string, cookie: string) => {
    const begun = performance.now();
    const { status, text } = await auth(path, { email }, cookie, from);
    return { status, text, ms: performance.now() - begun };
  };
  /** Longer than the work of either takes; clocks may be a millisecond apart. */
  const EVEN_MS = 249;

  it.each(['request-password-reset', 'send-verification-email'])(
    'learns nothing from %s: words, status and time are the same',
    async (path) => {
      const asker = await api.signUp(path.startsWith('request') ? 'Kira' : 'Lola');
      const known: Awaited<ReturnType<typeof ask>>[] = [];
      const unknown: typeof known = [];
      for (let n = 0; n < 5; n += 1) {
        const name = `${path.startsWith('request') ? 'Kit' : 'Lou'}${n}`;
        await api.signUpUnconfirmed(name);
        // A login reveals no more.
        const cookie = n % 2 === 0 ? '' : asker;
        known.push(await ask(path, `${name.toLowerCase()}@example.org`, `10.6.0.${n}`, cookie));
        unknown.push(await ask(path, `nobody${n}@example.org`, `10.6.0.${n}`, cookie));
      }
      const said = new Set([...known, ...unknown].map(({ status, text }) => `${status} ${text}`));
      expect(said.size).toBe(1);
      expect(Math.min(...[...known, ...unknown].map(({ ms }) => ms))).toBeGreaterThan(EVEN_MS);
    },
  );

  it('is told five times an hour by sign-up that one is taken, then signs up nobody; its owner gets one mail', async () => {
    const { email } = await confirmed('Max');
    const from = '10.6.1.1';
    const signUp = (name: string, to: string) =>
      api.post('/api/auth/sign-up/email', { name, email: to, password: 'long enough' }, { from });
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push(problemIn(await signUp(`Other${n}`, email)).code);
    expect(codes).toEqual([...Array<string>(5).fill('email-taken'), 'too-many-requests']);
    expect((await signUp('Another', 'free@example.org')).status).toBe(429);
    expect(
      (await mailsTo(email)).filter((subject) => subject === 'Someone tried to register with your email address'),
    ).toHaveLength(1);
  });
});

describe('a session that has ended', () => {
  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => socket.close()));
  const followed = async (cookie: string) => {
    const socket = io(api.running.url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
    sockets.push(socket);
    expect(await socket.emitWithAck('join', ['own-account'])).toMatchObject({ ok: true });
    return socket;
  };
  const roomsOf = (socket: Socket) =>
    [...(api.running.app.get(LiveGateway).server.sockets.sockets.get(socket.id ?? '')?.rooms ?? [])].filter((room) =>
      /^(owner:|admin:|own-account)/.test(room),
    );

  it.each<[string, (cookie: string) => Promise<unknown>]>([
    ['signing out', (cookie) => auth('sign-out', {}, cookie)],
    ['signing out everywhere', (cookie) => auth('revoke-sessions', {}, cookie)],
    ['closing the account', (cookie) => api.post('/api/v1/me/close', { password: PASSWORD }, { cookie })],
  ])('leaves no socket in its rooms: %s', async (how, end) => {
    const { cookie } = await confirmed(`Ned${how.length}`);
    const elsewhere = (await confirmed(`Ola${how.length}`)).cookie;
    const [socket, other] = [await followed(cookie), await followed(elsewhere)];
    expect(roomsOf(socket)).toHaveLength(2);
    await end(cookie);
    expect([roomsOf(socket).length, roomsOf(other).length]).toEqual([0, 2]);
  });
});
