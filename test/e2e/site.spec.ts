import { randomUUID } from 'node:crypto';
import { type ItemHistory, type SiteNotices, siteStatus } from '#contracts';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { eventually } from '#test/eventually';
import { ops } from '#test/ops-process';
import { anAdmin } from '#test/staff';

const api = apiForTests();
let ann: string;
let bob: string;
let carId: string;
beforeAll(async () => {
  ann = await anAdmin(api, 'Ann');
  bob = await api.signUp('Bob');
  carId = await api.aCarId();
});

const say = (url: string, body: object | undefined, cookie = ann) =>
  api.ask('POST', url, { ...(body ? { body } : {}), cookie, headers: { 'idempotency-key': randomUUID() } });
const turn = (feature: string, on: boolean, cookie = ann) =>
  say(`/api/v1/site/features/${feature}`, { on, reason: { code: 'fault', text: 'Ann saw odd times.' } }, cookie);
const after = (answer: Answer) => ({ headers: { 'x-after-position': String(writtenIn(answer).position) } });
const notices = async (answer: Answer) => (await api.get('/api/v1/site', after(answer))).json<SiteNotices>();
const submit = (time: string) => api.submit({ carId, tune: '111', trackCode: 'tRoad_a00', time }, bob);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('what is switched off', () => {
  it('is refused with its own code at once, told to every page, and taken again once it is on', async () => {
    expect((await submit('1:20.00')).status).toBe(201);
    const off = await turn('times', false);
    expect([off.status, writtenIn(off).views]).toEqual([200, ['site', 'audit-log']]);
    const refused = await submit('1:21.00');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(problemIn(refused)).toMatchObject({ code: 'feature-off', facts: { feature: 'times' } });
    expect(await notices(off)).toEqual({ off: ['times'], maintenance: null });
    const on = await turn('times', true);
    expect((await submit('1:21.00')).status).toBe(201);
    expect(await notices(on)).toEqual({ off: [], maintenance: null });
  });

  it('are sign-ups, too, while who has an account signs in', async () => {
    await turn('sign-ups', false);
    const body = { name: 'Eve', email: 'eve@example.org', password: 'long enough' };
    const refused = await api.post('/api/auth/sign-up/email', body);
    expect(problemIn(refused)).toMatchObject({ code: 'feature-off', facts: { feature: 'sign-ups' } });
    const known = { email: 'bob@example.org', password: 'long enough' };
    expect((await api.post('/api/auth/sign-in/email', known)).status).toBe(200);
    await turn('sign-ups', true);
    expect((await api.post('/api/auth/sign-up/email', body)).status).toBe(200);
  });

  it('is for admins to say, once, and stands in the history without their words in the log', async () => {
    expect(problemIn(await turn('votes', false, bob)).code).toBe('not-allowed');
    const off = await turn('votes', false);
    expect(problemIn(await turn('votes', false)).code).toBe('feature-unchanged');
    const url = '/api/v1/history/site/site/for-staff';
    const { items } = (await api.get(url, { cookie: ann, ...after(off) })).json<ItemHistory>();
    expect(items[0]).toMatchObject({
      act: 'switched-off',
      reason: 'fault',
      note: 'Ann saw odd times.',
      by: { name: 'Ann' },
    });
    const { events } = await api.running.ports.eventStore.readAll(0, 10_000);
    expect(JSON.stringify(events)).not.toContain('odd times');
    await turn('votes', true);
  });
});

describe('ops feature', () => {
  const run = (...words: string[]) => ops(api.folder, 'feature', ...words);

  it('switches off beside a running server, which follows within 10 seconds', async () => {
    expect(await run('rounds', 'off', '--reason', 'overload')).toMatchObject({ code: 0 });
    expect(await run('rounds', 'off')).toMatchObject({ code: 2 });
    await eventually(
      async () => {
        const draft = await say('/api/v1/challenges/nothing/rounds/1/draft', {}, bob);
        expect(problemIn(draft)).toMatchObject({ code: 'feature-off', facts: { feature: 'rounds' } });
      },
      { timeout: 10_000, interval: 500 },
    );
    expect(await run('rounds', 'on', '--reason', 'settled')).toMatchObject({ code: 0 });
  });
});

describe('maintenance', () => {
  it('is told beforehand with its words, and taken back', async () => {
    const when = { startsAt: inHours(2), endsAt: inHours(3), refusesWrites: true };
    const announced = await say('/api/v1/site/maintenance', { ...when, text: 'A new disk.' });
    expect((await notices(announced)).maintenance).toEqual({ ...when, text: 'A new disk.' });
    expect((await submit('1:19.00')).status).toBe(201);
    const withdrawn = await say('/api/v1/site/maintenance/withdraw', undefined);
    expect((await notices(withdrawn)).maintenance).toBeNull();
    expect(problemIn(await say('/api/v1/site/maintenance/withdraw', undefined)).code).toBe('maintenance-unknown');
  });

  it('refuses writes while it goes on, but for signing in and its own end', async () => {
    const until = inHours(1);
    await say('/api/v1/site/maintenance', { startsAt: inHours(-1), endsAt: until, refusesWrites: true });
    const refused = await submit('1:18.00');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, expect.closeTo(3_600, -1)]);
    expect(problemIn(refused)).toMatchObject({ code: 'writes-paused', facts: { until } });
    expect((await api.get('/api/v1/records')).status).toBe(200);
    const body = { email: 'bob@example.org', password: 'long enough' };
    expect((await api.post('/api/auth/sign-in/email', body)).status).toBe(200);
    expect(problemIn(await api.post('/api/auth/update-user', { name: 'Bo' }, { cookie: bob })).code).toBe(
      'writes-paused',
    );
    await say('/api/v1/site/maintenance/withdraw', undefined);
    expect((await submit('1:18.00')).status).toBe(201);
  });
});

describe('the status', () => {
  it('says to everybody how each part is, and tells of incidents from their beginning to their end', async () => {
    const opened = await say('/api/v1/incidents', { impact: 'partial', parts: ['news'], text: 'Times come late.' });
    expect(opened.status).toBe(201);
    const { id } = writtenIn(opened);
    await say(`/api/v1/incidents/${id}/updates`, { stage: 'identified', text: 'A slow disk.' });
    const ended = await say(`/api/v1/incidents/${id}/end`, { text: 'It has a new one.' });
    await api.get('/api/v1/site', after(ended));
    await api.running.ports.positions.waitFor('incidents', writtenIn(ended).position, 5_000);
    const status = siteStatus.parse((await api.get('/api/v1/status')).json());
    expect(status.parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
      'reading works',
      'writing works',
      'accounts works',
      'pictures works',
      'news works',
    ]);
    expect(status.incidents?.[0]).toMatchObject({
      status: 'closed',
      impact: 'partial',
      told: [
        { stage: 'opened', text: 'Times come late.' },
        { stage: 'identified', text: 'A slow disk.' },
        { stage: 'closed', text: 'It has a new one.' },
      ],
    });
    expect(problemIn(await say(`/api/v1/incidents/${id}/end`, { text: 'Again.' })).code).toBe('incident-not-open');
    expect(problemIn(await say('/api/v1/incidents', { impact: 'slow', parts: ['news'], text: 'No.' }, bob)).code).toBe(
      'not-allowed',
    );
  });
});
