import { given } from '#test/projection-kit';
import type { ChallengeEvent, ChallengeAttributes, RoundAttributes } from '#domain';
import { challengeHistory } from './challenge-history.projection.ts';

const facts: ChallengeAttributes = {
  name: 'Skyline (1)',
  kind: 'permanent',
  colour: null,
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
const why = { reason: 'correction', textId: 'words' } as const;
const stamp = { by: 'user-1', at: '2026-01-01T00:00:00.000Z' };
const created: ChallengeEvent = { type: 'ChallengeCreated', data: { ...one, facts } };
const round: RoundAttributes = { races: [{}, {}, {}, {}, {}], rewards: [] };
const other: RoundAttributes = { ...round, rqLimit: 90 };
const stated = (is: RoundAttributes): ChallengeEvent => ({
  type: 'ChallengeRoundStated',
  data: { ...one, ...why, round: 2, facts: is },
});

describe('the history of a challenge', () => {
  it('tells what was otherwise before each change', () => {
    const corrected: ChallengeEvent = {
      type: 'ChallengeCorrected',
      data: { ...one, ...why, changes: { rqLimit: 90 } },
    };
    const retired: ChallengeEvent = { type: 'ChallengeRetired', data: { ...one, ...why } };
    given(challengeHistory, [created, corrected, stated(round), stated(other), retired]).then('skyline-1', {
      name: facts.name,
      facts: { ...facts, rqLimit: 90 },
      rounds: { 2: other },
      changes: [
        { ...stamp, what: 'created' },
        { ...stamp, ...why, what: 'corrected', was: { rqLimit: 100 }, changes: { rqLimit: 90 } },
        { ...stamp, ...why, what: 'round', round: 2, was: null, is: round },
        { ...stamp, ...why, what: 'round', round: 2, was: round, is: other },
        { ...stamp, ...why, what: 'retired' },
      ],
    });
  });

  it('has nothing of the hidden one', () => {
    given(challengeHistory, [created, { type: 'ChallengeHidden', data: one }]).then('skyline-1', undefined);
  });
});
