import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { DueErasures } from '../../apps/api/src/privacy/due-erasures.ts';
import { explained } from '../../apps/api/src/start/explained.ts';
import { type CellHistory, CLOSING_DAYS, type ClosingAnswer } from '#contracts';
import { apiForTests, cookieOf, problemIn, TestApi, writtenIn } from '#test/api';
import { ops } from '#test/ops-process';
import { anAdmin, userIdOf } from '#test/staff';

const api = apiForTests();
const backups: string[] = [];
afterAll(() => {
  for (const path of [...backups, `${api.folder}-erasures.jsonl`]) rmSync(path, { recursive: true, force: true });
});

/** It waits for four command-line processes, on a shared machine. */
const PROCESSES_MS = 240_000;

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const close = (cookie: string, body: object = { password: 'long enough' }) =>
  api.post('/api/v1/me/close', body, { cookie });
const signIn = (name: string) =>
  api.post('/api/auth/sign-in/email', { email: `${name.toLowerCase()}@example.org`, password: 'long enough' });
const eraseAt = (now: string) => api.running.app.get(DueErasures).eraseNow(now);
const nameOf = async (userId: string) => (await api.running.ports.accounts.displayNames([userId])).get(userId);

const withTime = async (name: string, time: string, isConfirmed = true) => {
  const cookie = await (isConfirmed ? api.signUp(name) : api.signUpUnconfirmed(name));
  const userId = await userIdOf(api, cookie);
  const carId = await api.aCarId();
  const { position } = writtenIn(await api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time }, cookie));
  await api.running.ports.accounts.texts.write({ id: `${name}-text`, owner: userId, body: `words of ${name}` });
  return { cookie, userId, carId, position };
};
const storyOf = async (carId: string) =>
  (await api.get(`/api/v1/cells/${encodeURIComponent(carId)}/111/tRoad_a00`)).json<CellHistory>().history;

const filesOf = async (cookie: string) => {
  const answer = await api.running.app.inject({ method: 'GET', url: '/api/v1/me/export', headers: { cookie } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
};

describe('one’s own data', () => {
  it('can be taken away: account, sessions, texts and acts, without what opens doors', async () => {
    const { cookie } = await withTime('Ann', '1:10.00');
    await withTime('Other', '1:11.00');
    const files = await filesOf(cookie);
    expect(Object.keys(files).sort()).toEqual(['account.json', 'acts.csv', 'acts.jsonl', 'texts.csv', 'texts.jsonl']);
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      user: [{ name: 'Ann', email: 'ann@example.org' }],
    });
    expect(files['texts.csv']).toContain('words of Ann');
    expect(files['acts.jsonl']).toContain('"what":"LapTimeSubmitted"');
    expect(files['acts.csv']?.split('\r\n')).toHaveLength(3);
    const all = Object.values(files).join('\n');
    for (const word of ['argon2', '"token"', 'Other', 'other@']) expect(all).not.toContain(word);
  });

  it('has what staff wrote about one, without who of them did, and nothing that others told the team', async () => {
    const { cookie, userId } = await withTime('Fay', '1:15.00');
    const staff = await anAdmin(api, 'Steve');
    const staffId = await userIdOf(api, staff);
    const wish = () => ({ 'idempotency-key': randomUUID() });
    const limit = { what: 'everything', days: 3, reason: { code: 'spam', text: 'She measures well.' } };
    const limited = await api.post(`/api/v1/members/${userId}/short-limits`, limit, { cookie: staff, headers: wish() });
    expect([limited.status < 300, limited.text]).toEqual([true, expect.any(String)]);
    const { texts } = api.running.ports.accounts;
    await texts.write({ id: 'of a report', owner: 'id-of-another', about: userId, body: 'She told me off.' });
    const files = await filesOf(cookie);
    expect(files['texts.csv']).toContain(`,staff,${userId},She measures well.`);
    expect(files['texts.jsonl']).toContain('"by":"staff"');
    const all = Object.values(files).join('\n');
    for (const word of [staffId, 'id-of-another', 'She told me off.']) expect(all).not.toContain(word);
  });

  it('goes out once at a time for each account', async () => {
    const { cookie } = await withTime('Gil', '1:16.00');
    const ask = () => api.get('/api/v1/me/export', { cookie });
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await ask()).status).toBe(200);
  });

  it('is for the signed-in only', async () => {
    expect((await api.get('/api/v1/me/export')).status).toBe(401);
    expect((await close('')).status).toBe(401);
  });
});

describe('a journal of erasures that cannot be written to', () => {
  it('stops the start with a sentence that says what to do', async () => {
    const blocked = new TestApi({ ERASURE_JOURNAL: '/dev/null/erasures.jsonl' });
    const error = await blocked.start().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    await blocked.stop();
    expect(explained(error)).toMatch(
      /^Track Day Records cannot start: .*\/dev\/null\/erasures.*ERASURE_JOURNAL to a path outside DATA_DIR\.$/,
    );
  });
});

describe('closing an account', () => {
  it('asks for the password or a fresh second factor, and mails how to call it off', async () => {
    const { cookie } = await withTime('Hal', '1:17.00', false);
    const codes = [];
    for (const body of [{}, { password: 'not his' }]) codes.push(problemIn(await close(cookie, body)).code);
    expect(codes).toEqual(['session-not-fresh', 'password-wrong']);
    expect((await api.get('/api/getUser', { cookie })).json()).toMatchObject({ auth: true });
    const { closesAt } = (await close(cookie)).json<ClosingAnswer>();
    const [mail] = await api.outbox();
    expect(mail).toMatchObject({ to: 'hal@example.org', subject: 'Your account is being closed' });
    expect(mail?.text).toContain(api.running.ports.config.publicUrl);
    expect(mail?.text).toContain(String(new Date(closesAt).getUTCFullYear()));
    expect(mail?.text).not.toContain('Hal');
  });

  it('ends every session, waits two weeks, and is called off by signing in', async () => {
    const { cookie, userId } = await withTime('Bob', '1:12.00');
    const answer = await close(cookie);
    const { closesAt } = answer.json<ClosingAnswer>();
    expect(closesAt > later(CLOSING_DAYS - 1) && closesAt < later(CLOSING_DAYS + 1)).toBe(true);
    expect((await api.get('/api/getUser', { cookie })).json()).toMatchObject({ auth: false });
    await eraseAt(later(CLOSING_DAYS - 1));
    expect(await nameOf(userId)).toBe('Bob');
    const signedIn = await signIn('Bob');
    expect([signedIn.status, signedIn.json()]).toEqual([200, expect.objectContaining({ accountKept: true })]);
    expect((await api.outbox())[0]).toMatchObject({
      to: 'bob@example.org',
      subject: 'Your account will not be closed',
    });
    expect((await signIn('Bob')).json()).not.toHaveProperty('accountKept');
    expect((await api.get('/api/getUser', { cookie: cookieOf(signedIn) })).json()).toMatchObject({ username: 'Bob' });
    await eraseAt(later(CLOSING_DAYS + 1));
    expect(await nameOf(userId)).toBe('Bob');
  });

  it('leaves no mail behind', async () => {
    const { cookie } = await withTime('Dan', '1:14.00');
    const toDan = async () => (await api.outbox()).filter(({ to }) => to === 'dan@example.org').length;
    expect(await toDan()).toBe(1);
    await close(cookie);
    expect(await toDan()).toBe(2);
    await eraseAt(later(CLOSING_DAYS + 1));
    expect(await toDan()).toBe(0);
  });

  it(
    'then forgets the person and keeps the lap times, also after views are rebuilt and a backup is restored',
    async () => {
      const { cookie, userId, carId, position } = await withTime('Cat', '1:13.00');
      const secret = () => readFile(join(api.folder, 'auth-secret'), 'utf8');
      const secretBefore = await secret();
      const backup = join(await mkdtemp(join(tmpdir(), 'tdr-backup-')), 'copy');
      backups.push(join(backup, '..'));
      expect((await ops(api.folder, 'backup', backup)).code).toBe(0);
      await close(cookie);
      await eraseAt(later(CLOSING_DAYS + 1));
      const gone = async () => {
        const { accounts } = api.running.ports;
        expect([await nameOf(userId), (await accounts.texts.bodies(['Cat-text'])).size]).toEqual([null, 0]);
        expect((await signIn('Cat')).status).toBe(401);
        expect(await storyOf(carId)).toContainEqual(expect.objectContaining({ by: { userId, name: null } }));
      };
      expect(position).toBeGreaterThan(0);
      await gone();
      expect(await readFile(`${api.folder}-erasures.jsonl`, 'utf8')).toContain(userId);
      await api.running.close();
      rmSync(join(api.folder, 'views'), { recursive: true });
      await api.start();
      await gone();
      expect((await ops(api.folder, 'restore', backup)).err).toMatch(/works in/);
      await api.running.close();
      const restored = await ops(api.folder, 'restore', backup);
      expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Accounts erased again: 1')]);
      expect(restored.out).not.toContain('may be back');
      expect(await secret()).toBe(secretBefore);
      backups.push(/before is in (.*)\./.exec(restored.out)?.[1] ?? '');
      await api.start();
      await gone();
      await api.running.close();
      const blind = await ops(api.folder, 'restore', backup, '--journal', join(backup, 'erasures.jsonl'));
      expect(blind.out).toContain('Accounts erased again: 0');
      backups.push(/before is in (.*)\./.exec(blind.out)?.[1] ?? '');
      await api.start();
      await gone();
    },
    PROCESSES_MS,
  );
});
