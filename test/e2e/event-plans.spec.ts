import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { aPlannedEvent } from '#test/planned-event';
import { anAdmin } from '#test/staff';
import { eventPicksAnswer, eventPlan, type EventPlan, notificationList } from '#contracts';
import { EventReminders } from '../../apps/api/src/event-plans/event-reminders.ts';

const api = apiForTests();
const PLAN = '/api/v1/me/event-reminders';
const HOUR_MS = 3_600_000;
const timeZone = 'Europe/Berlin';
let [ann, staff] = ['', ''];
beforeAll(async () => {
  [ann, staff] = [await api.signUp('Ann'), await anAdmin(api, 'Stella')];
  await api.post('/api/auth/confirm-email', { token: await api.mailedToken('ann@example.org') });
});

const post = async (path: string, body: object) => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await api.post(`/api/v1/planned-events${path}`, body, { cookie: staff, headers });
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
/** A published event that starts in so many hours; it is visible once this has resolved. */
const publish = async (name: string, inHours: number, more: object = {}) => {
  const startsAt = new Date(Date.now() + inHours * HOUR_MS).toISOString();
  const endsAt = new Date(Date.now() + (inHours + 48) * HOUR_MS).toISOString();
  const facts = { ...aPlannedEvent, name, startsAt, endsAt, requirements: [], ...more };
  const { id } = await post('', { facts });
  const { position } = await post(`/${id}/status`, { act: 'publish-planned-event' });
  await api.get(PLAN, { cookie: ann, headers: { 'x-after-position': String(position) } });
  return { id, startsAt };
};
const put = async (path: string, body: object): Promise<EventPlan> =>
  eventPlan.parse((await api.ask('PUT', `${PLAN}${path}`, { body, cookie: ann })).json());
const choose = (choice: object, isWanted: boolean | null) => put('/choices', { choice, isWanted, timeZone });
const remind = (now = new Date().toISOString()) => api.running.app.get(EventReminders).remind(now);
const bell = async () => {
  const position = String(await api.running.ports.eventStore.head());
  const headers = { 'x-after-position': position };
  return notificationList.parse((await api.get('/api/v1/notifications', { cookie: ann, headers })).json()).items;
};
const told = async (eventId: string) => (await bell()).filter(({ itemId }) => itemId === eventId);
const mailsOf = async (name: string) => (await api.outbox()).filter(({ subject }) => subject.includes(name));

describe('reminders of events', () => {
  it('come once, by bell and by mail, over rounds and a restart, and again where the event is put off', async () => {
    const { id } = await publish('Night Run', 2);
    const chosen = await choose({ event: id }, true);
    expect(chosen).toMatchObject({ settings: { ways: ['app'], leadMinutes: 60, quiet: null, timeZone } });
    expect(chosen.events).toMatchObject([{ eventId: id, name: 'Night Run', isWanted: true }]);
    await put('/channels', { ways: ['app', 'mail'], leadMinutes: 60, quiet: null, timeZone });
    await remind();
    expect(await told(id)).toEqual([]);

    const due = new Date(Date.now() + 1.2 * HOUR_MS).toISOString();
    await remind(due);
    await remind(due);
    await api.restart();
    await remind(due);
    expect(await told(id)).toMatchObject([{ kind: 'planned-event', what: 'starts', subject: { name: 'Night Run' } }]);
    const [mail, ...others] = await mailsOf('Night Run');
    expect([mail?.to, others]).toEqual(['ann@example.org', []]);
    expect(mail?.text).toContain(`/events?event=${id}`);
    expect(mail?.text).toContain('(Europe/Berlin)');

    const startsAt = new Date(Date.now() + 3 * HOUR_MS).toISOString();
    const { position } = await post(`/${id}/corrections`, { changes: { startsAt }, reason: { code: 'game-changed' } });
    await api.get(PLAN, { cookie: ann, headers: { 'x-after-position': String(position) } });
    await remind(new Date(Date.now() + 2.5 * HOUR_MS).toISOString());
    expect([(await told(id)).length, (await mailsOf('Night Run')).length]).toEqual([2, 2]);
  });

  it('come of a kind, but not of what was left out of it, and of nothing once switched off', async () => {
    const [one, other] = [
      await publish('Loud', 0.5, { kind: 'endurance' }),
      await publish('Out', 0.5, { kind: 'endurance' }),
    ];
    expect((await choose({ kind: 'endurance' }, true)).kinds).toEqual(['endurance']);
    await choose({ event: other.id }, false);
    await put('/channels', { ways: ['app'], leadMinutes: 60, quiet: null, timeZone });
    await remind();
    expect([(await told(one.id)).length, (await told(other.id)).length]).toEqual([1, 0]);
    expect(await mailsOf('Loud')).toEqual([]);
    await choose({ event: other.id }, null);
    await put('/channels', { ways: [], leadMinutes: 60, quiet: null, timeZone });
    await remind();
    expect(await told(other.id)).toEqual([]);
    await choose({ kind: 'endurance' }, null);
  });

  it('are refused with settings that cannot be, and to who is signed out', async () => {
    const refused = (body: object, cookie?: string): Promise<Answer> =>
      api.ask('PUT', `${PLAN}/channels`, { body, ...(cookie === undefined ? {} : { cookie }) });
    const good = { ways: ['app'], leadMinutes: 60, quiet: { from: '22:00', to: '07:00' }, timeZone };
    expect((await refused(good, ann)).status).toBe(200);
    for (const bad of [{ leadMinutes: 61 }, { timeZone: 'Moon/Base' }, { quiet: { from: '22:10', to: '07:00' } }])
      expect((await refused({ ...good, ...bad }, ann)).status).toBe(400);
    expect((await refused(good)).status).toBe(401);
  });
});

describe('a calendar of one’s own', () => {
  it('has what was chosen at a secret address, until that is renewed or revoked', async () => {
    const [chosen, other] = [await publish('Chosen Cup', 30, { kind: 'daily' }), await publish('Other Cup', 30)];
    await choose({ kind: 'daily' }, true);
    const open = async () => {
      const answer = await api.post(`${PLAN}/calendar`, {}, { cookie: ann });
      return eventPlan.parse(answer.json()).calendar ?? '';
    };
    const address = await open();
    const file = await api.get(address);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect([file.text.includes(chosen.id), file.text.includes(other.id)]).toEqual([true, false]);
    await choose({ event: other.id }, true);
    expect((await api.get(address)).text).toContain('SUMMARY:Other Cup');
    const renewed = await open();
    expect(problemIn(await api.get(address)).code).toBe('event-calendar-unknown');
    expect((await api.get(renewed)).status).toBe(200);
    await api.ask('DELETE', `${PLAN}/calendar`, { cookie: ann });
    expect((await api.get(renewed)).status).toBe(404);
  });
});

it('what somebody keeps of an event is kept with the account, of each event the newest', async () => {
  const keep = async (kept: object, changedAt: string) => {
    const body = { picks: [{ eventId: 'coast', cars: null, ...kept, changedAt }] };
    return eventPicksAnswer.parse((await api.ask('PUT', '/api/v1/saved-event-picks', { body, cookie: ann })).json())
      .picks;
  };
  const [older, newer] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
  const none = { eventId: 'coast', cars: null, place: null, note: null, board: null };
  expect(await keep({ cars: 'Flea|332' }, newer)).toEqual([{ ...none, cars: 'Flea|332', changedAt: newer }]);
  expect(await keep({}, older)).toMatchObject([{ cars: 'Flea|332' }]);
  const more = { cars: 'Flea|332', place: 12, note: '{lost the last race', board: 'gold,none' };
  expect(await keep(more, newer)).toEqual([{ ...none, ...more, changedAt: newer }]);
  expect(await keep({ cars: '{no car' }, newer)).toMatchObject([{ cars: '{no car', note: null }]);
  const [ahead] = await keep({}, '2999-01-01T00:00:00.000Z');
  expect([ahead?.cars, ahead?.note, ahead && ahead.changedAt < '2999']).toEqual([null, null, true]);
  expect((await api.get('/api/v1/saved-event-picks')).status).toBe(401);
});
