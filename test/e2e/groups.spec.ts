import { randomUUID } from 'node:crypto';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { groupList, myGroups, notificationList } from '#contracts';

const api = apiForTests();
let [ann, bob, staff] = ['', '', ''];
beforeAll(async () => {
  [ann, bob, staff] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Stella')];
});

const send = (path: string, cookie: string, body: object = {}) =>
  api.post(`/api/v1/${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const get = async (path: string, { position }: { position: number }, cookie: string): Promise<unknown> =>
  (await api.get(`/api/v1/groups${path}`, { cookie, headers: { 'x-after-position': String(position) } })).json();
const listed = async (since: { position: number }) => groupList.parse(await get('', since, bob)).items;

const group = {
  name: 'Kombi Kollektiv',
  inviteInfo: 'Your name in the game',
  platform: 'telegram',
  kind: 'private',
  countries: ['DE'],
  language: 'de',
  size: 64,
};

describe('a group', () => {
  it('is said otherwise by its owner, and read again by a moderator before others see it', async () => {
    const first = { ...group, name: 'Autumn Drivers' };
    const sent = done(await send('groups', ann, first));
    done(await send(`queue/group/${sent.id}/decision`, staff, { outcome: 'approved', seen: 1 }));
    const { inviteInfo: _inviteInfo, ...rest } = first;
    const said = { ...rest, kind: 'public', link: 'https://example.org/new' };
    const revise = (cookie: string, body: object) =>
      api.ask('PUT', `/api/v1/groups/${sent.id}`, { body, cookie, headers: { 'idempotency-key': randomUUID() } });
    expect(problemIn(await revise(bob, said)).code).toBe('group-not-yours');
    expect(problemIn(await revise(ann, rest)).code).toBe('group-invite-missing');
    const revised = done(await revise(ann, said));
    expect((await listed(revised)).map(({ name }) => name)).not.toContain('Autumn Drivers');
    const again = done(await send(`queue/group/${sent.id}/decision`, staff, { outcome: 'approved', seen: 2 }));
    const shown = (await listed(again)).find(({ name }) => name === 'Autumn Drivers');
    expect(shown).toMatchObject({ kind: 'public', link: 'https://example.org/new', inviteInfo: null });
    done(await send(`groups/${sent.id}/close`, ann));
  });

  it('is reviewed in the one queue, and joined by who tells its owner what they ask', async () => {
    const sent = done(await send('groups', ann, group));
    expect(await listed(sent)).toEqual([]);
    const decided = done(await send(`queue/group/${sent.id}/decision`, staff, { outcome: 'approved', seen: 1 }));
    expect(await listed(decided)).toMatchObject([
      { name: 'Kombi Kollektiv', by: { name: 'Ann' }, stale: false, allowed: ['report-group', 'ask-to-join-group'] },
    ]);

    const asked = done(await send(`groups/${sent.id}/requests`, bob, { text: 'I am Bob' }));
    const own = myGroups.parse(await get('/mine', asked, ann));
    expect(own.requests).toMatchObject([{ text: 'I am Bob', status: 'asked', member: { name: 'Bob' } }]);
    const answer = `groups/${sent.id}/requests/${own.requests[0]?.member.userId}/answer`;
    expect(problemIn(await send(answer, ann, { accepted: true })).code).toBe('group-answer-missing');
    expect(problemIn(await send(answer, bob, { accepted: true, text: 'Me' })).code).toBe('group-not-yours');
    const answered = done(await send(answer, ann, { accepted: true, text: 'Code K1' }));
    const joined = myGroups.parse(await get('/mine', answered, bob));
    expect(joined.asked).toMatchObject([{ group: 'Kombi Kollektiv', status: 'accepted', answer: 'Code K1' }]);
  });

  it('is reported, looked at again, taken out, and closed by its owner', async () => {
    const name = 'Late Brakers';
    expect(problemIn(await send('groups', bob, { ...group, name: ' kombi  KOLLEKTIV' })).code).toBe('group-name-taken');
    expect(problemIn(await send('groups', ann, { ...group, name, kind: 'public' })).code).toBe('group-link-missing');
    const open = { ...group, name, kind: 'public', link: 'https://late.example/' };
    expect(problemIn(await send('groups', ann, { ...open, link: 'http://late.example/' })).code).toBe('shape-invalid');
    const { id } = done(await send('groups', ann, open));
    done(await send(`queue/group/${id}/decision`, staff, { outcome: 'approved', seen: 1 }));
    const confirmed = done(await send(`groups/${id}/confirmation`, ann, { size: 70 }));
    expect((await listed(confirmed)).find(({ groupId }) => groupId === id)?.size).toBe(70);
    done(await send(`groups/${id}/reports`, bob, { fault: 'gone' }));
    const out = { outcome: 'declined', seen: 2, reason: { code: 'gone' } };
    const declined = done(await send(`queue/group/${id}/decision`, staff, out));
    expect((await listed(declined)).map(({ groupId }) => groupId)).not.toContain(id);
    expect(problemIn(await send(`groups/${id}/close`, bob)).code).toBe('group-not-yours');
  });

  it('is offered to somebody by their name, who keeps it once they take it', async () => {
    const { id } = done(await send('groups', ann, { ...group, name: 'Night Shift' }));
    done(await send(`queue/group/${id}/decision`, staff, { outcome: 'approved', seen: 1 }));
    expect(problemIn(await send(`groups/${id}/offer`, ann, { name: 'Nobody' })).code).toBe('user-unknown');
    const offered = done(await send(`groups/${id}/offer`, ann, { name: 'bob' }));
    const ofBob = myGroups.parse(await get('/mine', offered, bob));
    expect(ofBob.offered).toMatchObject([{ name: 'Night Shift', allowed: expect.arrayContaining(['take-group']) }]);
    expect(ofBob.offered[0]?.offeredTo?.name).toBe('Bob');
    const toOthers = groupList.parse(await get('', offered, staff)).items.find(({ groupId }) => groupId === id);
    expect(toOthers?.offeredTo).toBeNull();
    expect(problemIn(await send(`groups/${id}/offer/taking`, staff)).code).toBe('group-not-offered');
    const taken = done(await send(`groups/${id}/offer/taking`, bob));
    const theirs = myGroups.parse(await get('/mine', taken, bob));
    expect(theirs.items.find(({ groupId }) => groupId === id)).toMatchObject({
      name: 'Night Shift',
      by: { name: 'Bob' },
    });
    expect(problemIn(await send(`groups/${id}/close`, ann)).code).toBe('group-not-yours');
    const headers = { 'x-after-position': String(taken.position) };
    const told = notificationList.parse((await api.get('/api/v1/notifications', { cookie: ann, headers })).json());
    expect(told.items[0]).toMatchObject({ what: 'taken', subject: { name: 'Night Shift' } });
  });
});
