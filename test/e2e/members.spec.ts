import { randomUUID } from 'node:crypto';
import type { MemberAccount, MemberHistoryAnswer, MemberList } from '#contracts';
import { memberStream, operator } from '#domain';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { ops } from '#test/ops-process';
import { anAdmin, appoint, giveSecondFactor, userIdOf } from '#test/staff';

const api = apiForTests();
let ann: string;
let bob: string;
let bobId: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
  bob = await api.signUp('Bob');
  bobId = await userIdOf(api, bob);
});

const act = (userId: string, body: object, cookie = ann, key: string = randomUUID()) =>
  api.post(`/api/v1/members/${userId}/actions`, body, { cookie, headers: { 'idempotency-key': key } });
const after = (answer: Answer) => ({ 'x-after-position': String(writtenIn(answer).position) });
const reason = { code: 'trusted', text: 'He knows the game.' };

describe('acts on accounts over HTTP', () => {
  it('appoint and dismiss a moderator, with names and words in the history', async () => {
    const appointed = await act(bobId, { act: 'appoint-moderator', reason });
    expect(appointed.status).toBe(200);
    const seen = await api.get(`/api/v1/members/${bobId}`, { cookie: ann, headers: after(appointed) });
    expect(seen.json<MemberAccount>()).toMatchObject({ name: 'Bob', moderator: true });
    expect(seen.json<MemberAccount>().allowed).toContain('dismiss-moderator');
    expect((await api.get('/api/getUser', { cookie: bob })).json()).toMatchObject({ mod: true });
    const dismissed = await act(bobId, { act: 'dismiss-moderator', reason: { code: 'asked' } });
    const url = `/api/v1/members/${bobId}/history`;
    const { history } = (await api.get(url, { cookie: ann, headers: after(dismissed) })).json<MemberHistoryAnswer>();
    expect(history).toMatchObject([
      { act: 'dismiss-moderator', by: { name: 'Ann' }, reason: { code: 'asked', text: null } },
      { act: 'appoint-moderator', by: { name: 'Ann' }, reason },
    ]);
    expect((await api.get('/api/getUser', { cookie: bob })).json()).toMatchObject({ mod: false });
  });

  it('keep the words of a reason out of the log', async () => {
    const { events } = await api.running.ports.eventStore.readAll(0, 10_000);
    expect(JSON.stringify(events)).not.toContain('knows the game');
  });

  it('change a tier at once', async () => {
    const changed = await act(bobId, { act: 'change-patron-tier', tier: 3, paidThrough: '2999-12-31', reason });
    expect(changed.status).toBe(200);
    expect((await api.get('/api/getUser', { cookie: bob })).json()).toMatchObject({ tier: 3 });
  });

  it('show no tier that is no longer paid for, to its owner or to staff', async () => {
    const cookie = await api.signUp('Cid');
    const userId = await userIdOf(api, cookie);
    const data = { userId, tier: 3, paidThrough: '2020-12-31', reasonCode: 'paid' };
    const meta = { commandId: userId, commandHash: 'long ago', actor: operator, at: '2020-12-01T00:00:00.000Z' };
    const event = { id: randomUUID(), type: 'PatronTierChanged', data, meta };
    const { position } = await api.running.ports.eventStore.append(memberStream(userId), 'no-stream', [event]);
    await api.restart();
    expect((await api.get('/api/getUser', { cookie })).json()).toMatchObject({ username: 'Cid', tier: 0 });
    const headers = { 'x-after-position': String(position) };
    const seen = await api.get(`/api/v1/members/${userId}`, { cookie: ann, headers });
    expect(seen.json()).toMatchObject({ name: 'Cid', tier: 0, paidThrough: null });
  });

  it('keep a limited account from lap times, at once, and say until when', async () => {
    const carId = await api.aCarId();
    const submit = (time: string) => api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time }, bob);
    expect((await submit('1:20.00')).status).toBe(201);
    const until = '2999-04-01T00:00:00.000Z';
    await act(bobId, { act: 'limit-account', what: 'lap-times', until, reason: { code: 'wrong-times' } });
    const refused = await submit('1:21.00');
    expect(refused.status).toBe(403);
    expect(problemIn(refused)).toMatchObject({ code: 'account-limited-until', facts: { until, date: '2999-04-01' } });
    await act(bobId, { act: 'restore-account', what: 'lap-times', reason: { code: 'mistake' } });
    expect((await submit('1:22.00')).status).toBe(201);
  });

  it('answer a repeat as the first time, and refuse the key for other words', async () => {
    const key = randomUUID();
    const body = { act: 'limit-account', what: 'everything', until: null, reason: { code: 'spam', text: 'one' } };
    const [first, again] = [await act(bobId, body, ann, key), await act(bobId, body, ann, key)];
    expect([again.status, again.text]).toEqual([200, first.text]);
    const other = await act(bobId, { ...body, reason: { code: 'spam', text: 'two' } }, ann, key);
    expect(problemIn(other).code).toBe('idempotency-key-reused');
    await act(bobId, { act: 'restore-account', what: 'everything', reason: { code: 'mistake' } });
  });

  it('find people by the beginning of the name, whole e-mail and id', async () => {
    const find = async (text: string) =>
      (await api.get(`/api/v1/members?find=${encodeURIComponent(text)}`, { cookie: ann }))
        .json<MemberList>()
        .items.map(({ name }) => name);
    expect(await find('bo')).toEqual(['Bob']);
    expect(await find('BOB@example.org')).toEqual(['Bob']);
    expect(await find('bob@example')).toEqual([]);
    expect(await find(bobId)).toEqual(['Bob']);
  });

  it('list who was found by pages, sorted, narrowed and counted', async () => {
    const list = async (query: string, headers = {}) =>
      (await api.get(`/api/v1/members?${query}`, { cookie: ann, headers })).json<MemberList>();
    const cid = await userIdOf(api, await api.signUp('Cilla'));
    const appointed = await act(cid, { act: 'appoint-moderator', reason });
    const first = await list('limit=1&sort=-name', after(appointed));
    expect(first).toMatchObject({ items: [{ name: 'Cilla' }], total: 2 });
    const rest = await list(`limit=1&sort=-name&after=${first.next}`);
    expect([rest.items.map(({ name }) => name), rest.next]).toEqual([['Ann'], undefined]);
    expect(await list('kind=admin,limited')).toMatchObject({ items: [{ name: 'Ann' }], total: 1 });
    expect(await list('kind=patron')).toMatchObject({ items: [{ name: 'Bob', tier: 3 }], total: 1, cut: false });
    const unreadable = await api.get('/api/v1/members?after=nonsense', { cookie: ann });
    expect(problemIn(unreadable).code).toBe('cursor-unreadable');
    await act(cid, { act: 'dismiss-moderator', reason: { code: 'asked' } });
  });

  it('are for admins with a second factor, as the stores say it now', async () => {
    const refused = async (cookie: string) => {
      const answers = [
        await api.get('/api/v1/members', { cookie }),
        await act(bobId, { act: 'appoint-admin', reason }, cookie),
      ];
      return answers.map((answer) => [answer.status, problemIn(answer).code]);
    };
    expect(await refused('')).toEqual([
      [401, 'signed-out'],
      [401, 'signed-out'],
    ]);
    expect(await refused(bob)).toEqual([
      [403, 'not-allowed'],
      [403, 'not-allowed'],
    ]);
    const eve = await api.signUp('Eve');
    const eveId = await userIdOf(api, eve);
    await appoint(api, eveId);
    expect(await refused(eve)).toEqual([
      [403, 'second-factor-needed'],
      [403, 'second-factor-needed'],
    ]);
    giveSecondFactor(api, eveId);
    expect((await api.get('/api/v1/members', { cookie: eve })).status).toBe(200);
    expect((await act(eveId, { act: 'dismiss-admin', reason })).status).toBe(200);
    expect((await refused(eve))[0]).toEqual([403, 'not-allowed']);
  });

  it('are refused for nobody, and by shape', async () => {
    expect(problemIn(await act(randomUUID(), { act: 'appoint-moderator', reason })).code).toBe('user-unknown');
    expect(problemIn(await act(bobId, { act: 'appoint-moderator' })).code).toBe('shape-invalid');
    expect(problemIn(await act(bobId, { act: 'appoint-moderator', reason: { code: 'because' } })).code).toBe(
      'shape-invalid',
    );
  });
});

describe('ops grant-admin', () => {
  it('makes the first admin, beside a running server', async () => {
    const cookie = await api.signUpUnconfirmed('Gil');
    expect((await ops(api.folder, 'grant-admin', 'gil@example.org')).err).toContain('is not confirmed');
    await api.post('/api/auth/confirm-email', { token: await api.mailedToken('gil@example.org') });
    const granted = await ops(api.folder, 'grant-admin', 'gil@example.org');
    expect([granted.code, granted.out]).toEqual([0, expect.stringContaining('Gil is now an admin')]);
    giveSecondFactor(api, await userIdOf(api, cookie));
    expect((await api.get('/api/v1/members', { cookie })).status).toBe(200);
    expect((await ops(api.folder, 'grant-admin', 'gil@example.org')).err).toContain('is already an admin');
    expect((await ops(api.folder, 'grant-admin', 'nobody@example.org')).err).toContain('No account has the address');
  });

  it('makes nobody an admin whose address only begins like it', async () => {
    const cookie = await api.signUp('Hal', 'hal@example.organism');
    await api.post('/api/auth/confirm-email', { token: await api.mailedToken('hal@example.organism') });
    const granted = await ops(api.folder, 'grant-admin', 'hal@example.org');
    expect([granted.code, granted.err]).toEqual([2, expect.stringContaining('No account has the address')]);
    expect((await api.get('/api/getUser', { cookie })).json()).toMatchObject({ admin: false });
  });
});
