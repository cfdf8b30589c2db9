import type { ChallengeAttributes } from '#contracts';
import { type Answer, apiForTests, problemIn, writtenIn } from '#test/api';
import { anAdmin } from '#test/staff';
import { done, isDone, writing } from '#test/writing';

const api = apiForTests();
let [eve, ann, bob, staff, carId] = ['', '', '', '', ''];
beforeAll(async () => {
  [eve, ann, bob, staff] = [
    await api.signUp('Eve'),
    await api.signUp('Ann'),
    await api.signUp('Bob'),
    await anAdmin(api, 'Stella'),
  ];
  carId = await api.aCarId();
});

const { post, take } = writing(api);

/** Far more often than a share allows; the walks over the tables do it 2,500 times. */
const AGAIN = 150;
const often = async (...acts: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (let n = 0; n < AGAIN; n += 1) for (const act of acts) answers.push(await act());
  return answers;
};
const problemOf = (answer: Answer): string => (isDone(answer) ? '' : problemIn(answer).code);

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
      () => post(eve, vote, down),
      () => post(eve, vote, { vote: 'up' }),
    );
    expect(shareUsed(answers)).toEqual(used);
    done(await post(bob, vote, down));
    done(await take(bob, vote));
    done(await api.submit({ carId, tune: '111', trackCode: 'kart_a00', time: '39.50' }, bob));
    done(await post(staff, `${time}/hide`, { reason: 'misread', seen: 1 }));
    done(await post(staff, `${time}/restore`));
  });

  it('a round that is locked and released', async () => {
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
    done(await post(staff, 'challenges', { facts }));
    const lock = 'challenges/alpine/rounds/1/lock';
    const release = (cookie: string) => post(cookie, `${lock}/release`);
    const answers = await often(
      () => post(eve, lock),
      () => release(eve),
    );
    expect(answers.filter(isDone).length).toBeLessThanOrEqual(100);
    expect(answers.filter((answer) => problemOf(answer) === 'stream-too-long')).toEqual([]);
    done(await post(ann, lock));
    done(await release(ann));
    done(await post(staff, lock));
    done(await release(staff));
  });

  it('a vote on how a language says a text', async () => {
    const text = 'translations/pl/texts/common:close';
    const { id } = done(await post(ann, `${text}/suggestions`, { forms: { text: 'Zatrzaśnij' } }));
    const vote = `${text}/suggestions/${id}/vote`;
    const answers = await often(
      () => post(eve, vote, { vote: 'up' }),
      () => post(eve, vote, { vote: 'down' }),
    );
    expect(shareUsed(answers)).toEqual(used);
    done(await post(bob, vote, { vote: 'up' }));
    done(await post(bob, `${text}/suggestions`, { forms: { text: 'Zamknij to' } }));
    const item = encodeURIComponent(`pl|common:close|${id}`);
    const declined = { outcome: 'declined', seen: 1, reason: { code: 'style' } };
    done(await post(staff, `queue/translation/${item}/decision`, declined));
  });
});

it('votes of many that come at once are all taken', async () => {
  const voters = await Promise.all(Array.from({ length: 16 }, (_, n) => api.signUp(`Voter${n}`)));
  const vote = `cells/${encodeURIComponent(carId)}/111/slalom_a00/lap-times/${await aTime('slalom_a00')}/vote`;
  const answers = await Promise.all(voters.map((voter) => post(voter, vote, { vote: 'up' })));
  expect(answers.map(problemOf).filter((code) => code !== '')).toEqual([]);
});
