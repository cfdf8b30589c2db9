import { randomUUID } from 'node:crypto';
import type { MemberAccount } from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin, giveSecondFactor, userIdOf } from '#test/staff';

const api = apiForTests();
const reason = { code: 'trusted' };
let ann: string;
let mod: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
  mod = await api.signUp('Mona');
  const modId = await userIdOf(api, mod);
  giveSecondFactor(api, modId);
  await post(`/api/v1/members/${modId}/actions`, { act: 'appoint-moderator', reason }, ann);
});

const post = (url: string, body: object, cookie: string) =>
  api.post(url, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const limit = (userId: string, days: number, cookie = mod) => {
  const body = { what: 'lap-times', days, reason: { code: 'wrong-times' } };
  return post(`/api/v1/members/${userId}/short-limits`, body, cookie);
};

describe('limits by a moderator', () => {
  it('hold for some days, once, and not for staff', async () => {
    const dun = await api.signUp('Dun');
    const dunId = await userIdOf(api, dun);
    expect((await limit(dunId, 8)).status).toBe(400);
    expect((await limit(dunId, 7, dun)).status).toBe(403);
    const done = await limit(dunId, 7);
    expect(done.status).toBe(200);
    expect(problemIn(await limit(dunId, 1)).code).toBe('account-limited-already');
    expect(problemIn(await limit(await userIdOf(api, ann), 1)).code).toBe('staff-not-limited');
    const headers = { 'x-after-position': String(writtenIn(done).position) };
    const seen = await api.get(`/api/v1/members/${dunId}`, { cookie: ann, headers });
    expect(seen.json<MemberAccount>().limits).toMatchObject([{ what: 'lap-times', reasonCode: 'wrong-times' }]);
  });

  it('are taken back by whoever gave them, and an admin’s by admins alone', async () => {
    const eve = await api.signUp('Eve');
    const eveId = await userIdOf(api, eve);
    const end = (cookie: string) => post(`/api/v1/members/${eveId}/short-limits/end`, { what: 'lap-times' }, cookie);
    await limit(eveId, 3);
    expect((await end(eve)).status).toBe(403);
    expect((await end(mod)).status).toBe(200);
    expect(problemIn(await end(mod)).code).toBe('account-not-limited');
    const body = { act: 'limit-account', what: 'lap-times', until: null, reason: { code: 'wrong-times' } };
    expect((await post(`/api/v1/members/${eveId}/actions`, body, ann)).status).toBe(200);
    expect(problemIn(await end(mod)).code).toBe('not-allowed');
  });
});
