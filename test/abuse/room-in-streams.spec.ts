import { randomUUID } from 'node:crypto';
import type { ChallengeFacts } from '#contracts';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';

const api = apiForTests();
let [eve, ann, bob, staff, carId] = ['', '', '', '', ''];
beforeAll(async () => {
  [eve, ann, bob, staff] = [
    await api.signUp('Eve'),
    await api.signUp('Ann'),
    await api.signUp('Bob'),
    await anAdmin(api, 'Staff'),
  ];
  carId = await api.aCarId();
});

const signed = (cookie: string) => ({ cookie, headers: { 'idempotency-key': randomUUID() } });
const post = (path: string, cookie: string, body: object = {}) => api.post(`/api/v1/${path}`, body, signed(cookie));
const take = (path: string, cookie: string) => api.ask('DELETE', `/api/v1/${path}`, signed(cookie));
const done = (answer: Answer) => {
  expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
  return writtenIn(answer);
};

/** Far more often than a share allows; the walks over the tables do it 2,500 times. */
const AGAIN = 150;
const often = async (...acts: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let n = 0; n < AGAIN; n += 1) for (const act of acts) answers.push(await act());
  return answers;
};
const isDone = ({ status }: Answer): boolean => status < 300;

const problemOf = (answer: Answer): string => (isDone(answer) ? '' : problemIn(answer).code);

/** The facts of a refusal that says that somebody's share is used. */
const shareUsed = (answers: readonly Answer[]) =>
  answers.filter((answer) => problemOf(answer) === 'share-used').map((answer) => problemIn(answer).facts)[0];
const used = { events: 100, again: expect.any(String) as unknown as string };

const down = { vote: 'down', reason: 'wrong-tune' };
const cell = () => `cells/${encodeURIComponent(carId)}/111/kart_a00/lap-times`;
const aTime = async (trackCode: string) =>
  writtenIn(await api.submit({ carId, tune: '111', trackCode, time: '40.00' }, ann)).id;

describe('nobody uses up what others need:', () => {
  it('a vote that is changed again and again', async () => {
    const time = `${cell()}/${await aTime('kart_a00')}`;
    const vote = `${time}/vote`;
    const answers = await often(
      () => post(vote, eve, down),
      () => post(vote, eve, { vote: 'up' }),
    );
    expect(shareUsed(answers)).toEqual(used);
    done(await post(vote, bob, down));
    done(await take(vote, bob));
    done(await api.submit({ carId, tune: '111', trackCode: 'kart_a00', time: '39.50' }, bob));
    done(await post(`${time}/hiding`, staff, { reason: 'misread' }));
    done(await post(`${time}/restoration`, staff));
  });

  it('a round that is locked and released', async () => {
    const facts: ChallengeFacts = {
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
    done(await post('challenges', staff, { facts }));
    const lock = 'challenges/alpine/rounds/1/lock';
    const release = (cookie: string) => post(`${lock}/release`, cookie);
    const answers = await often(
      () => post(lock, eve),
      () => release(eve),
    );
    expect(answers.filter(isDone).length).toBeLessThanOrEqual(100);
    expect(answers.filter((answer) => problemOf(answer) === 'stream-too-long')).toEqual([]);
    done(await post(lock, ann));
    done(await release(ann));
    done(await post(lock, staff));
    done(await release(staff));
  });

  it('a vote on how a language says a text', async () => {
    const text = 'translations/pl/texts/common:close';
    const { id } = done(await post(`${text}/suggestions`, ann, { forms: { text: 'Zatrzaśnij' } }));
    const vote = `${text}/suggestions/${id}/vote`;
    const answers = await often(
      () => post(vote, eve, { vote: 'up' }),
      () => post(vote, eve, { vote: 'down' }),
    );
    expect(shareUsed(answers)).toEqual(used);
    done(await post(vote, bob, { vote: 'up' }));
    done(await post(`${text}/suggestions`, bob, { forms: { text: 'Zamknij to' } }));
    const item = encodeURIComponent(`pl|common:close|${id}`);
    done(await post(`queue/translation/${item}/decision`, staff, { outcome: 'declined', reason: { code: 'style' } }));
  });
});

it('votes of many that come at once are all taken', async () => {
  const voters = await Promise.all(Array.from({ length: 16 }, (_, n) => api.signUp(`Voter${n}`)));
  const vote = `cells/${encodeURIComponent(carId)}/111/slalom_a00/lap-times/${await aTime('slalom_a00')}/vote`;
  const answers = await Promise.all(voters.map((voter) => post(vote, voter, { vote: 'up' })));
  expect(answers.map(problemOf).filter((code) => code !== '')).toEqual([]);
});
