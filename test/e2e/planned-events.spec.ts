import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { eventually } from '#test/eventually';
import { aPicture, sendPicture } from '#test/pictures';
import { aPlannedEvent } from '#test/planned-event';
import { anAdmin, userIdOf } from '#test/staff';
import { type StoredUpload, kings, plannedEvent, plannedEventForStaff, plannedEventPage } from '#contracts';

const api = apiForTests();
let [ann, staff] = ['', ''];
beforeAll(async () => {
  [ann, staff] = [await api.signUp('Ann'), await anAdmin(api, 'Stella')];
  // Kings come from the catalogue, which a new server makes after its start.
  const isMade = async () => expect((await api.get('/api/v1/catalogue')).status).toBe(200);
  await eventually(isMade, { timeout: 60_000, interval: 100 });
});

const post = (path: string, body: object, cookie = staff) =>
  api.post(`/api/v1/planned-events${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const ask = (path: string, cookie = '', position?: number) => {
  const headers = position === undefined ? {} : { 'x-after-position': String(position) };
  return api.get(`/api/v1/planned-event${path}`, { headers, ...(cookie && { cookie }) });
};
const facts = (name: string) => ({ ...aPlannedEvent, name, requirements: [] });
const move = (id: string, act: string) => post(`/${id}/status`, { act });
/** Tier 3 or higher. */
const becomePatron = async (cookie: string) => {
  const body = { act: 'change-patron-tier', tier: 3, paidThrough: null, reason: { code: 'gift' } };
  const path = `/api/v1/members/${await userIdOf(api, cookie)}`;
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await api.post(`${path}/actions`, body, { cookie: staff, headers });
  expect([answer.status, answer.text]).toEqual([answer.status < 300 ? answer.status : 0, answer.text]);
};

describe('an event of the game', () => {
  it('is a draft of staff, corrected with a reason, published for all, and withdrawn', async () => {
    const { id } = done(await post('', { facts: facts('First Light') }));
    expect(id).toBe('first-light-2026-11-20');
    expect(problemIn(await post('', { facts: facts('First Light') })).code).toBe('planned-event-exists');
    const { position: made } = done(
      await post(`/${id}/corrections`, { changes: { rqLimit: 250 }, reason: { code: 'correction', text: 'Misread.' } }),
    );
    expect(problemIn(await ask(`s/${id}`, ann, made)).code).toBe('planned-event-unknown');
    const drafts = plannedEventPage.parse((await ask('-drafts', staff, made)).json());
    expect(drafts.items.map(({ eventId }) => eventId)).toContain(id);
    expect((await ask('-drafts', ann)).status).toBe(403);

    const { position } = done(await move(id, 'publish-planned-event'));
    const shown = plannedEvent.parse((await ask(`s/${id}`, '', position)).json());
    expect(shown).toMatchObject({ status: 'published', neededTier: null, facts: { rqLimit: 250 } });
    const told = plannedEventForStaff.parse((await ask(`s/${id}/history`, staff, position)).json());
    expect(told.steps[1]).toMatchObject({ changed: ['rqLimit'], reason: 'correction', text: 'Misread.', by: 'Stella' });
    expect(told.allowed).toContain('withdraw-planned-event');
    const { position: last } = done(await move(id, 'withdraw-planned-event'));
    expect(problemIn(await ask(`s/${id}`, '', last)).code).toBe('planned-event-unknown');
    expect((await post('', { facts: facts('Mine') }, ann)).status).toBe(403);
  });

  it('is told by its name alone before it is published, but to patrons', async () => {
    const { id } = done(await post('', { facts: facts('White Nights') }));
    const { position } = done(await move(id, 'preview-planned-event'));
    const cover = plannedEvent.parse((await ask(`s/${id}`, ann, position)).json());
    expect(cover).toMatchObject({ neededTier: 3, facts: { name: 'White Nights', tracksets: [], rqLimit: null } });
    const refused = await ask(`s/${id}/kings/1`, ann);
    expect([refused.status, problemIn(refused)]).toMatchObject([403, { code: 'patrons-only', facts: { tier: 3 } }]);
    const bob = await api.signUp('Bob');
    await becomePatron(bob);
    expect(plannedEvent.parse((await ask(`s/${id}`, bob)).json()).facts.tracksets).toHaveLength(2);
  });

  it('tells as many kings as who asks may see', async () => {
    const { id } = done(await post('', { facts: facts('Kings Day') }));
    const { position } = done(await move(id, 'publish-planned-event'));
    const told = async (cookie: string, query = '') => {
      const answer = await ask(`s/${id}/kings/1${query}`, cookie, position);
      return kings.parse(answer.json());
    };
    const carl = await api.signUp('Carl');
    expect(await told('')).toMatchObject({ told: 'one-a-rarity', savers: null });
    expect((await told(carl)).told).toBe('best-a-rarity');
    expect(problemIn(await ask(`s/${id}/kings/1?tune=332`, carl)).code).toBe('patrons-only');
    expect(problemIn(await ask(`s/${id}/times`, carl)).facts).toEqual({ tier: 2 });
    await becomePatron(carl);
    expect(await told(carl, '?tune=332&criteria=~Nx~R_60')).toMatchObject({ told: 'all', savers: expect.any(Array) });
    expect(problemIn(await ask(`s/${id}/times`, carl)).facts).toEqual({ tier: 2 });
  });

  it('has images that all see while it is shown, and that any moderator may bring back', async () => {
    const image = (await sendPicture(api, staff, await aPicture({}))).json<StoredUpload>().name;
    const see = async (cookie = '') =>
      (await api.get(`/api/v1/uploads/${image}/card`, cookie ? { cookie } : {})).status;
    const told = (images: string[], cookie = staff) =>
      post(`/${id}/corrections`, { changes: { images }, reason: { code: 'correction' } }, cookie);
    const { id } = done(await post('', { facts: facts('Picture Day') }));
    expect(problemIn(await told(['0'.repeat(40)])).code).toBe('upload-unknown');
    done(await told([image]));
    const { position } = done(await move(id, 'publish-planned-event'));
    const shown = plannedEvent.parse((await ask(`s/${id}`, '', position)).json());
    expect([shown.facts.images, await see()]).toEqual([[image], 200]);
    const { position: without } = done(await told([]));
    await ask(`s/${id}`, '', without);
    expect([await see(), await see(ann)]).toEqual([404, 404]);
    const second = await anAdmin(api, 'Second');
    const { position: again } = done(await told([image], second));
    await ask(`s/${id}`, '', again);
    expect(await see()).toBe(200);
    const { position: gone } = done(await move(id, 'withdraw-planned-event'));
    await ask('-drafts?shelf=withdrawn', staff, gone);
    expect(await see()).toBe(404);
  });

  it('is in the calendar file of its kind, for everybody', async () => {
    const { id } = done(await post('', { facts: { ...facts('Old Roads'), kind: 'endurance' } }));
    const { position } = done(await move(id, 'publish-planned-event'));
    await ask(`s/${id}`, '', position);
    const read = async (kind: string) => (await api.get(`/api/v1/planned-events/calendar.ics?kind=${kind}`)).text;
    expect(await read('endurance')).toContain('SUMMARY:Old Roads');
    expect(await read('daily')).not.toContain('SUMMARY:Old Roads');
    // Subscribers load it again only when its content has changed.
    const { etag } = (await api.get('/api/v1/planned-events/calendar.ics')).headers;
    const again = await api.get('/api/v1/planned-events/calendar.ics', { headers: { 'if-none-match': String(etag) } });
    expect(again.status).toBe(304);
    const withdrawn = done(await move(id, 'withdraw-planned-event'));
    await ask(`s/${id}`, '', withdrawn.position);
    const now = await api.get('/api/v1/planned-events/calendar.ics', { headers: { 'if-none-match': String(etag) } });
    expect([now.status, now.headers['etag'] === etag]).toEqual([200, false]);
  });
});
