import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { challengeAnswer, type ChallengeAttributes, challengeHistory, challengeList } from '#contracts';

const HIDDEN = 'the-vault';
const api = apiForTests({ HIDDEN_CHALLENGE: HIDDEN });
let [ann, staff, car] = ['', '', ''];
beforeAll(async () => {
  [ann, staff, car] = [await api.signUp('Ann'), await anAdmin(api, 'Stella'), await api.aCarId(1)];
});

const facts: ChallengeAttributes = {
  name: 'Skyline: Ladder (2)',
  kind: 'long-term',
  colour: null,
  startsAt: null,
  endsAt: null,
  solutionsPublicAt: null,
  roundCount: 4,
  firstRound: 1,
  rqLimit: 120,
  criteria: '',
  pointsToWin: 250,
};
const reason = { code: 'correction', text: 'Seen in the game.' };

const post = (path: string, body: object, cookie = staff) =>
  api.post(`/api/v1/challenges${path}`, body, { cookie, headers: { 'idempotency-key': randomUUID() } });
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const get = (path: string, { position }: { position: number }, cookie?: string) =>
  api.get(`/api/v1/${path}`, { headers: { 'x-after-position': String(position) }, ...(cookie ? { cookie } : {}) });

describe('a challenge', () => {
  it('is created, described and corrected by staff, and its history says by whom and why', async () => {
    const round = (rqLimit: number) => ({
      round: 2,
      facts: { races: [{ carId: car, tune: '332', track: 'kart_a00' }], rqLimit, rewards: [] },
    });
    const created = done(await post('', { facts, rounds: [round(90)] }));
    expect(created).toMatchObject({ id: 'skyline-ladder-2', views: ['challenges', 'challenge-history', 'audit-log'] });
    done(await post('/skyline-ladder-2/corrections', { facts: { rqLimit: 100 }, reason }));
    const last = done(await post('/skyline-ladder-2/rounds', { rounds: [round(95)], reason }));

    const one = challengeAnswer.parse((await get('challenges/skyline-ladder-2', last)).json());
    expect(one).toMatchObject({ facts: { ...facts, rqLimit: 100 }, status: 'open', allowed: [] });
    expect(one.rounds.map((said) => [said.round, said.facts.rqLimit, said.facts.races.length])).toEqual([[2, 95, 5]]);
    const theirs = challengeAnswer.parse((await get('challenges/skyline-ladder-2', last, staff)).json());
    expect(theirs.allowed).toEqual(['correct-challenge', 'state-challenge-rounds', 'retire-challenge']);

    const history = await get('challenges/skyline-ladder-2/history', last, staff);
    const { changes } = challengeHistory.parse(history.json());
    expect(changes.map(({ what, by, text }) => [what, by, text])).toEqual([
      ['round', 'Stella', reason.text],
      ['corrected', 'Stella', reason.text],
      ['round', 'Stella', null],
      ['created', 'Stella', null],
    ]);
    expect([changes[0]?.roundWas?.rqLimit, changes[1]?.was]).toEqual([90, { rqLimit: 120 }]);
    const stored = JSON.stringify(await api.running.ports.eventStore.read('challenge-skyline-ladder-2'));
    expect(stored).not.toContain(reason.text);
  });

  it('is listed with its tracks until it is retired', async () => {
    const { id } = done(await post('', { facts: { ...facts, name: 'Old one' } }));
    const names = async (since: { position: number }, path = 'challenges') =>
      challengeList.parse((await get(path, since, staff)).json()).items.map(({ challengeId }) => challengeId);
    const retired = done(await post(`/${id}/retirement`, { reason }));
    expect(await names(retired)).not.toContain(id);
    expect(await names(retired, 'retired-challenges')).toEqual([id]);
    expect(await names(done(await post(`/${id}/restore`, { reason })))).toContain(id);
    expect((await get('retired-challenges', retired, ann)).status).toBe(403);
  });

  it('is nothing that members describe, nor of cars that there are not', async () => {
    expect((await post('', { facts: { ...facts, name: 'Mine' } }, ann)).status).toBe(403);
    const rounds = [{ round: 1, facts: { races: [{ carId: 'Nobody' }], rewards: [] } }];
    expect(problemIn(await post('', { facts: { ...facts, name: 'Mine' }, rounds })).code).toBe('car-unknown');
    expect(problemIn(await api.get('/api/v1/challenges/nothing')).code).toBe('challenge-unknown');
  });
});

describe('the hidden challenge', () => {
  let patron = '';
  beforeAll(async () => {
    patron = await api.signUp('Pat');
    const { id } = (await api.get('/api/getUser', { cookie: patron })).json<{ id: string }>();
    const body = { act: 'change-patron-tier', tier: 3, paidThrough: null, reason: { code: 'gift' } };
    const headers = { 'idempotency-key': randomUUID() };
    await api.post(`/api/v1/members/${id}/actions`, body, { cookie: staff, headers });
  });

  it.each([
    ['a visitor', ''],
    ['a member', 'ann'],
    ['a patron', 'patron'],
    ['staff', 'staff'],
  ])('says to %s only that it is not available', async (_, who) => {
    const cookie = { ann, patron, staff }[who] ?? '';
    const by = cookie === '' ? {} : { cookie };
    for (const path of ['', '/rounds', '/rounds/1', '/rounds/1/views?looked=yes']) {
      const one = await api.get(`/api/v1/challenges/${HIDDEN}${path}`, by);
      expect([path, one.status, problemIn(one).code]).toEqual([path, 404, 'challenge-unavailable']);
    }
    expect((await api.get('/api/v1/challenges', by)).text).not.toContain(HIDDEN);
  });

  it('is a room in which nothing is heard, like one of a challenge that is not', async () => {
    const extraHeaders = { cookie: staff };
    const socket = io(api.running.url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders,
    });
    const heard: string[] = [];
    const [joined, unknown] = [`rounds:${HIDDEN}`, 'rounds:none-such'];
    try {
      const ack = await socket.emitWithAck('join', [joined, unknown, 'rounds:seen-1']);
      expect(ack).toMatchObject({ ok: true, joined: [joined, unknown, 'rounds:seen-1'] });
      const last = new Promise<void>((resolve) => {
        socket.on('view-changed', ({ channel }: { channel: string }) => {
          heard.push(channel);
          if (channel === 'rounds:seen-1') resolve();
        });
      });
      done(await post('', { facts: { ...facts, name: 'Seen (1)' } }));
      for (const [challenge, cookie] of [HIDDEN, 'none-such', 'seen-1'].flatMap((one) => [
        [one, patron],
        [one, staff],
      ]))
        await post(`/${challenge}/rounds/1/lock`, {}, cookie);
      await last;
      expect(new Set(heard)).toEqual(new Set(['rounds:seen-1']));
    } finally {
      socket.close();
    }
  });

  it('is nothing that staff create, correct, describe, retire or read the history of', async () => {
    const named = { facts: { ...facts, name: 'The Vault' } };
    expect(problemIn(await post('', named)).code).toBe('challenge-unavailable');
    const rounds = [{ round: 1, facts: { races: [], rewards: [] } }];
    for (const [path, body] of [
      ['corrections', { facts: { rqLimit: 90 }, reason }],
      ['rounds', { rounds, reason }],
      ['retirement', { reason }],
      ['restoration', { reason }],
    ] as const)
      expect([path, problemIn(await post(`/${HIDDEN}/${path}`, body)).code]).toEqual([path, 'challenge-unavailable']);
    const history = await api.get(`/api/v1/challenges/${HIDDEN}/history`, { cookie: staff });
    expect(problemIn(history).code).toBe('challenge-unavailable');
    expect((await api.get('/api/v1/retired-challenges', { cookie: staff })).text).not.toContain(HIDDEN);
  });
});
