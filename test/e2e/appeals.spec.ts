import { randomUUID } from 'node:crypto';
import {
  appealState,
  notificationList,
  personsTimes,
  publicPerson,
  queueDetail,
  queuePage,
  type Written,
} from '#contracts';
import { apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin, userIdOf } from '#test/staff';

const api = apiForTests();
let [ann, bob, mod, other, annId, bobId, modId, carId] = ['', '', '', '', '', '', '', ''];
beforeAll(async () => {
  [ann, bob, other] = [await api.signUp('Ann'), await api.signUp('Bob'), await anAdmin(api, 'Other')];
  mod = await anAdmin(api, 'Mona');
  [annId, bobId, modId] = [await userIdOf(api, ann), await userIdOf(api, bob), await userIdOf(api, mod)];
  carId = await api.aCarId();
});

const send = (path: string, cookie: string, body: object = {}) =>
  api.post(path, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const after = ({ position }: Written, cookie: string) => ({
  cookie,
  headers: { 'x-after-position': String(position) },
});
const appealPath = (kind: string, itemId: string) => `/api/v1/appeals/${kind}/${encodeURIComponent(itemId)}`;
const stateOf = async (path: string, cookie: string) =>
  appealState.parse((await api.get(path, { cookie })).json()).status;
const itemPath = (kind: string, { id }: Written) => `/api/v1/queue/${kind}/${id}`;
const limited = (userId: string) =>
  send(`/api/v1/members/${userId}/actions`, mod, {
    act: 'limit-account',
    what: 'everything',
    until: null,
    reason: { code: 'spam', text: 'Too many links.' },
  });

describe('an appeal', () => {
  it('is made once by whom a limit keeps from writing, read with why it was made, and lifts the limit', async () => {
    expect((await limited(annId)).status).toBe(200);
    const path = appealPath('limit', `${annId}|everything`);
    expect(await stateOf(path, ann)).toBe('possible');
    expect(await stateOf(path, bob)).toBe('none');
    expect(problemIn(await send(path, bob, { text: 'Let Ann in.' })).code).toBe('appeal-not-yours');
    const made = writtenIn(await send(path, ann, { text: 'Those were not mine.' }));
    expect(problemIn(await send(path, ann, { text: 'Again.' })).code).toBe('appeal-made-already');

    const list = queuePage.parse((await api.get('/api/v1/queue?kind=appeal', after(made, other))).json());
    expect(list.items[0]).toMatchObject({ subject: { name: 'Ann', link: '/userTimes/Ann' }, priority: 'high' });
    const one = queueDetail.parse((await api.get(itemPath('appeal', made), after(made, other))).json());
    expect(one.context).toMatchObject({
      kind: 'appeal',
      appeal: {
        text: 'Those were not mine.',
        decided: { by: { userId: modId }, reason: 'spam', text: 'Too many links.' },
      },
    });
    const reason = { code: 'decision-wrong', text: 'Sorry.' };
    const granted = writtenIn(
      await send(`${itemPath('appeal', made)}/decision`, other, { outcome: 'approved', seen: 1, reason }),
    );
    const told = notificationList.parse((await api.get('/api/v1/notifications', after(granted, ann))).json());
    expect(told.items[0]).toMatchObject({ kind: 'appeal', what: 'approved', reason: 'decision-wrong', text: 'Sorry.' });
    expect(await stateOf(path, ann)).toBe('none');
    expect((await api.submit({ carId, tune: '111', trackCode: 'kart_a00', time: '41.00' }, ann)).status).toBe(201);
    expect(problemIn(await send(`${itemPath('appeal', made)}/reopen`, other)).code).toBe('appeal-decided');
  });

  it('brings a hidden time back, and one that is rejected stays so', async () => {
    const { id } = writtenIn(await api.submit({ carId, tune: '222', trackCode: 'kart_a00', time: '40.00' }, bob));
    const times = `/api/v1/cells/${encodeURIComponent(carId)}/222/kart_a00/lap-times/${id}`;
    await send(`${times}/hide`, mod, { reason: 'misread', seen: 1 });
    const path = appealPath('lap-time', `${carId}|222|kart_a00|${id}`);
    const made = writtenIn(await send(path, bob, { text: 'See the picture.' }));
    const rejection = { outcome: 'declined', seen: 1, reason: { code: 'nothing-new' } };
    expect((await send(`${itemPath('appeal', made)}/decision`, other, rejection)).status).toBe(200);
    expect(await stateOf(path, bob)).toBe('rejected');
    expect((await send(`${itemPath('appeal', made)}/reopen`, other)).status).toBe(200);
    const granted = { outcome: 'approved', seen: 1, reason: { code: 'decision-wrong' } };
    const back = writtenIn(await send(`${itemPath('appeal', made)}/decision`, other, granted));
    const own = personsTimes.parse((await api.get('/api/v1/users/Bob/lap-times', after(back, bob))).json());
    expect(own.items.find(({ lapTimeId }) => lapTimeId === id)?.dispute).not.toBe('hidden');
  });
});

describe('a report', () => {
  it('of a person is read by others of the team, and answered', async () => {
    const said = { about: { kind: 'person', itemId: bobId }, fault: 'insult', text: 'In a note.' };
    const made = writtenIn(await send('/api/v1/reports', ann, said));
    const one = queueDetail.parse((await api.get(itemPath('report', made), after(made, mod))).json());
    expect(one.item).toMatchObject({ priority: 'high', subject: { name: 'Bob', link: '/userTimes/Bob' } });
    expect(one.context).toMatchObject({ report: { fault: 'insult', text: 'In a note.', owner: { name: 'Bob' } } });
    const reason = { code: 'acted', text: 'Thank you.' };
    const done = writtenIn(
      await send(`${itemPath('report', made)}/decision`, mod, { outcome: 'approved', seen: 1, reason }),
    );
    const told = notificationList.parse((await api.get('/api/v1/notifications', after(done, ann))).json());
    expect(told.items[0]).toMatchObject({ kind: 'report', what: 'approved', text: 'Thank you.' });
  });

  it('is of something that is there, of others, and not theirs to settle', async () => {
    const about = (kind: string, itemId: string) => ({ about: { kind, itemId }, fault: 'other' });
    expect(problemIn(await send('/api/v1/reports', ann, about('person', 'nobody'))).code).toBe('report-of-nothing');
    for (const [kind, itemId] of [
      ['page', '//else.where'],
      ['page', '/userTimes/Bob'],
      ['page', '/charts?a=word'],
      ['translation', 'de|what I think'],
      ['translation', 'tlh|common:close'],
    ] as const)
      // One after the other, because each is a write of the same user.
      // oxlint-disable-next-line no-await-in-loop
      expect(problemIn(await send('/api/v1/reports', ann, about(kind, itemId))).code).toBe('report-of-nothing');
    expect((await send('/api/v1/reports', ann, about('translation', 'de|common:close'))).status).toBe(201);
    expect(problemIn(await send('/api/v1/reports', ann, about('person', annId))).code).toBe('report-of-oneself');
    const made = writtenIn(await send('/api/v1/reports', ann, about('person', modId)));
    const verdict = { outcome: 'declined', seen: 1, reason: { code: 'nothing-wrong' } };
    expect(problemIn(await send(`${itemPath('report', made)}/decision`, mod, verdict)).code).toBe('report-unknown');
    expect((await send(`${itemPath('report', made)}/decision`, other, verdict)).status).toBe(200);
  });
});

describe('a person’s public page', () => {
  it('says what they contributed and nothing of their own', async () => {
    const found = await api.get('/api/v1/users/bob');
    expect(publicPerson.parse(found.json())).toMatchObject({ userId: bobId, name: 'Bob', tier: 0 });
    expect(Object.keys(found.json()).sort()).toEqual(
      ['contributed', 'name', 'since', 'tier', 'trust', 'userId'].sort(),
    );
    expect(problemIn(await api.get('/api/v1/users/nobody')).code).toBe('user-unknown');
  });

  it('names no contributions of whoever does not want to be named', async () => {
    const chosen = await api.ask('PUT', '/api/v1/contributors/me', {
      cookie: bob,
      body: { named: false },
      headers: { 'idempotency-key': randomUUID() },
    });
    const found = await api.get('/api/v1/users/Bob', after(writtenIn(chosen), ann));
    expect(publicPerson.parse(found.json()).contributed).toBeNull();
  });
});
