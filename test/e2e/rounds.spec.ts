import { randomUUID } from 'node:crypto';
import { apiForTests, type Answer, problemIn, writtenIn } from '#test/api';
import { confirmTime } from '#test/confirmed-time';
import { anAdmin } from '#test/staff';
import {
  type ChallengeAttributes,
  challengeList,
  queueDetail,
  queuePage,
  type RoundAnswer,
  roundAnswer,
  roundHistory,
  roundList,
} from '#contracts';

const HIDDEN = 'the-vault';
const api = apiForTests({ HIDDEN_CHALLENGE: HIDDEN });
let [ann, bob, staff, car] = ['', '', '', ''];
beforeAll(async () => {
  [ann, bob, staff, car] = [
    await api.signUp('Ann'),
    await api.signUp('Bob'),
    await anAdmin(api, 'Stella'),
    await api.aCarId(1),
  ];
  const facts: ChallengeAttributes = {
    name: 'Alpine',
    kind: 'long-term',
    colour: null,
    startsAt: null,
    endsAt: null,
    solutionsPublicAt: '2099-01-01T00:00:00.000Z',
    roundCount: 3,
    firstRound: 1,
    rqLimit: 600,
    criteria: '',
    pointsToWin: 250,
  };
  done(await api.post('/api/v1/challenges', { facts }, signed(staff)));
});

const signed = (cookie: string) => ({ cookie, headers: { 'idempotency-key': randomUUID() } });
const post = (path: string, cookie: string, body: object = {}, round = 1, challenge = 'alpine') =>
  api.post(`/api/v1/challenges/${challenge}/rounds/${round}${path}`, body, signed(cookie));
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};
const get = (path: string, { position }: { position: number }, cookie?: string) =>
  api.get(`/api/v1/${path}`, { headers: { 'x-after-position': String(position) }, ...(cookie ? { cookie } : {}) });
const one = async (since: { position: number }, cookie?: string, round = 1): Promise<RoundAnswer> =>
  roundAnswer.parse((await get(`challenges/alpine/rounds/${round}`, since, cookie)).json());

const content = (seconds = 60) => ({
  races: [seconds, 61, 62, 63, 64].map((time) => ({
    carId: car,
    tune: '332',
    track: 'kart_a00',
    timeToBeat: { kind: 'time', seconds: time },
  })),
});

describe('a round', () => {
  it('is locked, watched, submitted by two, voted on, approved in the queue and solved', async () => {
    done(await post('/lock', ann));
    const half = { races: [{ carId: car, tune: '332' }] };
    const saved = done(await post('/draft', ann, { content: half }));
    expect(saved.views).toEqual(['round-drafts']);
    const seen = await one(saved, bob);
    expect([seen.status, seen.lock?.by.name, seen.filling?.races[0]]).toEqual(['locked', 'Ann', half.races[0]]);
    expect((await one(saved)).allowed).toEqual([]);
    expect(problemIn(await post('/lock', bob)).code).toBe('round-locked');
    expect(problemIn(await post('/submissions', ann, { content: half })).code).toBe('round-incomplete');

    const first = done(await post('/submissions', ann, { content: content() }));
    done(await post('/lock', bob));
    const second = done(await post('/submissions', bob, { content: content(59) }));
    const voted = done(await post(`/submissions/${second.id}/vote`, ann, { vote: 'down', reason: 'time' }));
    const both = await one(voted, ann);
    expect(both.status).toBe('in review');
    expect(both.submissions.map(({ by, votes }) => [by.name, votes.up, votes.down, votes.own])).toEqual([
      ['Ann', 0, 0, undefined],
      ['Bob', 0, 1, 'down'],
    ]);

    const queue = queuePage.parse((await get('queue?kind=round', voted, staff)).json());
    const waiting = queue.items.filter(({ subject }) => subject.name.startsWith('Alpine ·'));
    expect(waiting.map(({ subject, by }) => [subject, by[0]?.name])).toEqual([
      [{ name: 'Alpine · 1', link: '/challenges/alpine/1' }, 'Ann'],
      [{ name: 'Alpine · 1', link: '/challenges/alpine/1' }, 'Bob'],
    ]);
    const itemOf = (id: string) => `queue/round/${encodeURIComponent(`alpine|1|${id}`)}`;
    const read = queueDetail.parse((await get(itemOf(second.id), voted, staff)).json());
    expect([read.context.kind, read.declining.reasons.length]).toEqual(['round', 8]);
    const decision = { outcome: 'declined', seen: 1, reason: { code: 'time', text: 'It takes 60.' } };
    done(await api.post(`/api/v1/${itemOf(second.id)}/decision`, decision, signed(staff)));
    const approved = done(await post(`/submissions/${first.id}/approval`, staff, { seen: 1 }));
    const now = await one(approved, bob);
    expect([now.status, now.by?.name, now.content]).toEqual(['filled', 'Ann', content()]);
    expect(now.submissions.find(({ by }) => by.name === 'Bob')).toMatchObject({ reason: 'time', text: 'It takes 60.' });
    expect((await one(approved, ann)).submissions.map(({ text }) => text)).toEqual([null, null]);

    const hand = await Promise.all(
      [1, 2, 3, 4, 5].map(async (at) => ({ carId: await api.aCarId(at), tune: '332', points: 60 })),
    );
    const solved = done(await post('/solution', staff, { hand }));
    // Still reserved for patrons: staff see it, others see that it exists.
    expect((await one(solved, staff)).solution).toMatchObject({ hand, points: 300 });
    const held = await one(solved, ann);
    expect([held.status, held.held, held.solution]).toEqual(['solved', true, null]);
    const list = roundList.parse((await get('challenges/alpine/rounds', solved)).json());
    expect(list.items.map(({ round, status, solution }) => [round, status, solution])).toEqual([
      [1, 'solved', null],
      [2, 'empty', null],
      [3, 'empty', null],
    ]);

    const staleAt = async (since: { position: number }) =>
      roundList.parse((await get('challenges/alpine/rounds', since)).json()).items.map(({ stale }) => stale);
    expect(await staleAt(solved)).toEqual([false, false, false]);
    const cell = { carId: car, tune: '332', trackCode: 'kart_a00' };
    const said = writtenIn(await api.submit({ ...cell, time: '1.00' }, ann));
    // Doubted times are not used until they are resolved.
    expect(await staleAt(said)).toEqual([false, false, false]);
    expect(await staleAt(await confirmTime(api, staff, cell, said.id))).toEqual([true, false, false]);
    expect(await staleAt(done(await post('/solution', staff, { hand })))).toEqual([false, false, false]);

    const why = { reason: { code: 'wrong', text: 'Other cars.' } };
    expect(problemIn(await post('/reset', ann, why)).status).toBe(403);
    done(await post('/solution/reset', staff, why));
    done(await post('/reset', staff, why));
    const undone = done(await post('/reset/undo', staff));
    expect((await one(undone, ann)).status).toBe('filled');
    const { changes } = roundHistory.parse((await get('challenges/alpine/rounds/1/history', undone, staff)).json());
    expect(changes.slice(0, 3).map(({ what, by, text }) => [what, by?.name, text])).toEqual([
      ['RoundResetUndone', 'Stella', null],
      ['RoundReset', 'Stella', 'Other cars.'],
      ['RoundSolutionsReset', 'Stella', 'Other cars.'],
    ]);
  });

  it('is deleted by moderators, who alone see it then, and restored', async () => {
    const why = { reason: { code: 'wrong', text: 'Not of this ladder.' } };
    expect(problemIn(await post('/deletion', ann, why, 3)).status).toBe(403);
    const deleted = done(await post('/deletion', staff, why, 3));
    const listed = async (since: { position: number }, cookie: string) =>
      roundList.parse((await get('challenges/alpine/rounds', since, cookie)).json()).items.map(({ round }) => round);
    expect(await listed(deleted, ann)).toEqual([1, 2]);
    expect(await listed(deleted, staff)).toEqual([1, 2, 3]);
    const { items } = challengeList.parse((await get('challenges', deleted)).json());
    expect(items.find(({ challengeId }) => challengeId === 'alpine')?.deleted).toEqual([3]);
    expect(problemIn(await get('challenges/alpine/rounds/3', deleted, ann)).code).toBe('round-unknown');
    expect((await one(deleted, staff, 3)).allowed).toEqual(['restore-round']);
    expect(problemIn(await post('/lock', ann, {}, 3)).code).toBe('round-deleted');
    expect(await listed(done(await post('/restore', staff, {}, 3)), ann)).toEqual([1, 2, 3]);
  });

  it('is taken over and freed by moderators', async () => {
    done(await post('/lock', ann, {}, 2));
    done(await post('/draft', ann, { content: content() }, 2));
    const why = { reason: { code: 'away' } };
    expect(problemIn(await post('/lock/takeover', bob, why, 2)).status).toBe(403);
    const taken = done(await post('/lock/takeover', staff, why, 2));
    expect((await one(taken, ann, 2)).lock?.by.name).toBe('Stella');
    expect((await one(taken, ann, 2)).draft).toEqual(content());
    expect(problemIn(await post('/submissions', ann, { content: content() }, 2)).code).toBe('round-not-yours');
    const freed = done(await post('/lock/removal', staff, {}, 2));
    expect((await one(freed, ann, 2)).status).toBe('empty');
  });

  it('of the hidden challenge is shown to nobody, nor of one that is not', async () => {
    const seen = async (cookie?: string) =>
      problemIn(await api.get(`/api/v1/challenges/${HIDDEN}/rounds/1`, cookie ? { cookie } : {})).code;
    const locked = async (cookie: string) => problemIn(await post('/lock', cookie, {}, 1, HIDDEN)).code;
    const said = await Promise.all([seen(), seen(ann), seen(staff), locked(ann), locked(staff)]);
    expect(new Set(said)).toEqual(new Set(['challenge-unavailable']));
    expect(problemIn(await post('/lock', ann, {}, 1, 'none')).code).toBe('challenge-unknown');
    expect(problemIn(await post('/lock', ann, {}, 4)).code).toBe('round-unknown');
  });
});
