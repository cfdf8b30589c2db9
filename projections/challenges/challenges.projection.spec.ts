import { filledView } from '#test/filled-view';
import { given } from '#test/projection-kit';
import type { ChallengeEvent, ChallengeAttributes, RoundAttributes } from '#domain';
import { type ChallengeDoc, challengesView } from './challenges.projection.ts';
import { challengesIn } from './challenges.query.ts';

const facts: ChallengeAttributes = {
  name: 'Skyline (1)',
  kind: 'permanent',
  colour: 'blue',
  startsAt: null,
  endsAt: null,
  solutionsPublicAt: null,
  roundCount: 9,
  firstRound: 1,
  rqLimit: 100,
  criteria: '',
  pointsToWin: 250,
};
const one = { challengeId: 'skyline-1' };
const why = { ...one, reason: 'correction' } as const;
const at = '2026-01-01T00:00:00.000Z';
const round: RoundAttributes = { races: [{ carId: 'Mini' }, {}, {}, {}, {}], rewards: [] };
const created: ChallengeEvent = { type: 'ChallengeCreated', data: { ...one, facts } };
const stated = (number: number): ChallengeEvent => ({
  type: 'ChallengeRoundStated',
  data: { ...why, round: number, facts: round },
});
const retired: ChallengeEvent = { type: 'ChallengeRetired', data: why };
const hidden: ChallengeEvent = { type: 'ChallengeHidden', data: one };
const doc: ChallengeDoc = {
  status: 'open',
  name: facts.name,
  facts,
  rounds: [],
  deleted: [],
  createdAt: at,
  since: at,
};

describe('challenges', () => {
  it('have what was said of them last', () => {
    given(challengesView, [created]).then('skyline-1', doc);
    const corrected: ChallengeEvent = {
      type: 'ChallengeCorrected',
      data: { ...why, changes: { name: 'Skyline (2)' } },
    };
    given(challengesView, [created, corrected]).then('skyline-1', {
      ...doc,
      name: 'Skyline (2)',
      facts: { ...facts, name: 'Skyline (2)' },
    });
    given(challengesView, [created, retired]).then('skyline-1', { ...doc, status: 'retired' });
    given(challengesView, [created, retired, { type: 'ChallengeRestored', data: why }]).then('skyline-1', doc);
  });

  it('have their rounds in order', () => {
    given(challengesView, [created, stated(3), stated(1), stated(3)]).then('skyline-1', {
      ...doc,
      rounds: [
        { round: 1, facts: round },
        { round: 3, facts: round },
      ],
    });
  });

  it('know which of their rounds were deleted', () => {
    const deleted = (number: number) =>
      ({ type: 'RoundDeleted', data: { ...one, round: number, reason: 'wrong' } }) as const;
    const restored = { type: 'RoundRestored', data: { ...one, round: 2 } } as const;
    given(challengesView, [created, deleted(4), deleted(2)]).then('skyline-1', { ...doc, deleted: [2, 4] });
    given(challengesView, [created, deleted(4), deleted(2), restored]).then('skyline-1', { ...doc, deleted: [4] });
    given(challengesView, [deleted(1)]).then('skyline-1', undefined);
  });

  it('have nothing of the hidden one, whenever it was hidden', () => {
    given(challengesView, [created, stated(1), hidden]).then('skyline-1', undefined);
    given(challengesView, [hidden, stated(1), retired]).then('skyline-1', undefined);
  });
});

describe('challenges of a state', () => {
  it('come by their names', async () => {
    const named = (key: string, more: Partial<ChallengeDoc> = {}) => ({ key, doc: { ...doc, name: key, ...more } });
    const filled = await filledView(challengesView, [named('b'), named('a'), named('c', { status: 'retired' })]);
    const names = async (status: ChallengeDoc['status']) =>
      (await challengesIn(filled.view, status)).items.map(({ challengeId }) => challengeId);
    expect([await names('open'), await names('retired')]).toEqual([['a', 'b'], ['c']]);
    await filled.stop();
  });
});
