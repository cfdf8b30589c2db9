import { by, given } from '#test/decision-kit';
import type { StaffRole } from '#kernel';
import type { ChallengeEvent, ChallengeAttributes, RoundAttributes } from './challenge.events.ts';
import {
  type Challenge,
  challenge,
  challengeIdOf,
  hasEnded,
  isOpenChallenge,
  roundOfChallenge,
  solutionsArePublic,
} from './challenge.state.ts';
import { CorrectChallenge, correctChallenge } from './correct-challenge.ts';
import { CreateChallenge, createChallenge } from './create-challenge.ts';
import { HideChallenge, hideChallenge } from './hide-challenge.ts';
import { RestoreChallenge, restoreChallenge, RetireChallenge, retireChallenge } from './retire-challenge.ts';
import { StateChallengeRounds, stateChallengeRounds } from './state-challenge-rounds.ts';

const facts: ChallengeAttributes = {
  name: 'Yellowbird: Côte d’Or (2)',
  kind: 'permanent',
  colour: null,
  startsAt: null,
  endsAt: null,
  solutionsPublicAt: '2026-04-01T00:00:00.000Z',
  roundCount: 3,
  firstRound: 1,
  rqLimit: 120,
  criteria: '~N~R_40',
  pointsToWin: 250,
};
const one = { challengeId: 'yellowbird-cote-d-or-2' };
const why = { ...one, reason: 'correction' } as const;
const races = [{ carId: 'Mini', tune: '332', track: 'kart_a00' }, {}, {}, {}, {}];
const round: RoundAttributes = { races, rewards: [{ kind: 'gold', amount: 20 }] };

const created: ChallengeEvent = { type: 'ChallengeCreated', data: { ...one, facts } };
const stated: ChallengeEvent = { type: 'ChallengeRoundStated', data: { ...why, round: 2, facts: round } };
const retired: ChallengeEvent = { type: 'ChallengeRetired', data: why };
const hidden: ChallengeEvent = { type: 'ChallengeHidden', data: one };

const create =
  (more: Partial<ChallengeAttributes> = {}, role: StaffRole | undefined = 'moderator') =>
  (state: Challenge) =>
    createChallenge(new CreateChallenge({ facts: { ...facts, ...more } }, by('ann', role)), state);
const correct =
  (more: Partial<ChallengeAttributes>, role: StaffRole = 'moderator') =>
  (state: Challenge) =>
    correctChallenge(new CorrectChallenge({ ...why, facts: more }, by('ann', role)), state);
const stateRound =
  (more: Partial<RoundAttributes> = {}, number = 2, unknownCars: readonly string[] = []) =>
  (state: Challenge) => {
    const rounds = [{ round: number, facts: { ...round, ...more } }];
    const command = new StateChallengeRounds({ ...why, rounds }, by('ann', 'moderator'));
    return stateChallengeRounds(command, state, { unknownCars });
  };
const retire = (state: Challenge) => retireChallenge(new RetireChallenge(why, by('ann', 'moderator')), state);
const restore = (state: Challenge) => restoreChallenge(new RestoreChallenge(why, by('ann', 'admin')), state);
const hide = (who: string) => (state: Challenge) => hideChallenge(new HideChallenge(one, by(who)), state);

describe('a challenge', () => {
  it('is created by staff under an id of its name, with its texts in one way of writing', () => {
    given(challenge)
      .when(create({ name: '  Yellowbird:  Côte d’Or (2) ', criteria: '~R_40' }))
      .then([created]);
    given(challenge, [created]).when(create()).thenBroken('challenge-exists');
    given(challenge)
      .when((state) => createChallenge(new CreateChallenge({ facts }, by('bob')), state))
      .thenBroken('not-allowed');
    expect(challengeIdOf('Proving Grounds')).toBe('proving-grounds');
  });

  it('comes with its rounds where a ladder is imported', () => {
    const withRounds = (rounds: CreateChallenge['data']['rounds']) => (state: Challenge) =>
      createChallenge(new CreateChallenge({ facts, rounds: rounds ?? [] }, by('ann', 'admin')), state);
    given(challenge)
      .when(withRounds([{ round: 2, facts: round }]))
      .then([created, { type: 'ChallengeRoundStated', data: { ...one, round: 2, facts: round, reason: 'now-known' } }]);
    given(challenge)
      .when(withRounds([{ round: 4, facts: round }]))
      .thenBroken('round-unknown', { ...one, round: 4 });
    const twice = [1, 1].map((number) => ({ round: number, facts: round }));
    given(challenge)
      .when(withRounds(twice))
      .thenBroken('challenge-invalid', { ...one, fields: ['rounds'] });
  });

  it.each<[string, Partial<ChallengeAttributes>]>([
    ['name', { name: ' …' }],
    ['name', { name: 'x'.repeat(81) }],
    ['startsAt', { startsAt: 'yesterday' }],
    ['endsAt', { kind: 'current', startsAt: '2026-02-02', endsAt: '2026-02-01' }],
    ['endsAt', { endsAt: '2026-02-01' }],
    ['solutionsPublicAt', { solutionsPublicAt: 'never' }],
    ['roundCount', { roundCount: 0 }],
    ['roundCount', { roundCount: 201 }],
    ['firstRound', { firstRound: 0 }],
    ['rqLimit', { rqLimit: 12.5 }],
    ['criteria', { criteria: '~Qnothing' }],
    ['pointsToWin', { pointsToWin: 0 }],
  ])('is refused with %s where that cannot be: %j', (field, more) => {
    given(challenge)
      .when(create(more))
      .thenBroken('challenge-invalid', { challengeId: challengeIdOf(more.name ?? facts.name), fields: [field] });
  });

  it('is corrected with only what is otherwise', () => {
    const changes = { rqLimit: 90, kind: 'long-term', endsAt: '2026-05-01T00:00:00.000Z' } as const;
    given(challenge, [created])
      .when(correct({ name: facts.name, ...changes }))
      .then([{ type: 'ChallengeCorrected', data: { ...why, changes } }]);
    given(challenge, [created])
      .when(correct({ rqLimit: 120 }))
      .thenBroken('challenge-unchanged');
    given(challenge, [created])
      .when(correct({ roundCount: 0 }))
      .thenBroken('challenge-invalid');
    given(challenge)
      .when(correct({ rqLimit: 90 }))
      .thenBroken('challenge-unknown');
    given(challenge, [created, retired])
      .when(correct({ rqLimit: 90 }))
      .thenBroken('changed-meanwhile');
  });

  it('is retired and restored', () => {
    given(challenge, [created]).when(retire).then([retired]);
    given(challenge, [created, retired])
      .when(restore)
      .then([{ type: 'ChallengeRestored', data: why }]);
    given(challenge, [created]).when(restore).thenBroken('changed-meanwhile');
  });
});

describe('a round of a challenge', () => {
  it('is what was said of it last, and news only where it is otherwise', () => {
    given(challenge, [created])
      .when(stateRound({ races: [{ ...races[0], tune: '996' }] }))
      .then([stated]);
    given(challenge, [created, stated]).when(stateRound()).thenBroken('challenge-unchanged');
    given(challenge, [created])
      .when(stateRound({}, 4))
      .thenBroken('round-unknown', { ...one, round: 4 });
    given(challenge, [created])
      .when(stateRound({}, 1, ['Mini']))
      .thenBroken('car-unknown', { carId: 'Mini' });
  });

  it.each<[string, Partial<RoundAttributes>]>([
    ['races', { races: [{}, {}, {}, {}, {}, {}] }],
    ['rqLimit', { rqLimit: 9 }],
    ['criteria', { criteria: '~Qnothing' }],
    ['rewards', { rewards: [{ kind: 'car', amount: 1 }] }],
    ['rewards', { rewards: [{ kind: 'cash', amount: 0 }] }],
    ['race 1 tune', { races: [{ carId: 'Mini', tune: '333' }] }],
    ['race 2 tune', { races: [{}, { tune: '332' }] }],
    ['race 1 track', { races: [{ track: 'nowhere_a00' }] }],
    ['race 1 timeToBeat', { races: [{ timeToBeat: { kind: 'time', seconds: 60 } }] }],
    ['race 1 timeToBeat', { races: [{ track: 'kart_a00', timeToBeat: { kind: 'speed', metresPerSecond: 60 } }] }],
  ])('is refused with %s where that cannot be: %j', (field, more) => {
    given(challenge, [created])
      .when(stateRound(more))
      .thenBroken('challenge-invalid', { round: 2, fields: [field] });
  });

  it('has the limit and criteria of the challenge where it has none of its own', () => {
    const state = [created, stated].reduce<Challenge>((of, event) => challenge.evolve(of, event), challenge.initial);
    if (!isOpenChallenge(state)) throw new Error('there is no challenge');
    expect(roundOfChallenge(state, 2)).toEqual({ rqLimit: 120, criteria: '~N~R_40', ...round });
    expect(roundOfChallenge(state, 1).races).toEqual([{}, {}, {}, {}, {}]);
  });
});

describe('the hidden challenge', () => {
  it('is kept from everyone by an operator, who may say so again', () => {
    given(challenge, [created, stated]).when(hide('system:ops')).then([hidden]);
    given(challenge).when(hide('system:ops')).then([hidden]);
    given(challenge, [hidden]).when(hide('system:ops')).then([]);
    given(challenge, [created]).when(hide('ann')).thenBroken('not-allowed');
  });

  it('is nothing that anybody may say anything of, whatever their role', () => {
    for (const past of [[hidden], [created, hidden], [hidden, created]])
      for (const role of ['moderator', 'admin'] as const) {
        given(challenge, past).when(create({}, role)).thenBroken('challenge-unavailable');
        given(challenge, past)
          .when(correct({ rqLimit: 90 }, role))
          .thenBroken('challenge-unavailable');
        given(challenge, past).when(stateRound()).thenBroken('challenge-unavailable');
        given(challenge, past).when(retire).thenBroken('challenge-unavailable');
        given(challenge, past).when(restore).thenBroken('challenge-unavailable');
      }
  });
});

describe('moments of a challenge', () => {
  it('say when it has ended and when everybody sees solutions', () => {
    const at = '2026-04-01T00:00:00.000Z';
    expect([hasEnded({ endsAt: null }, at), hasEnded({ endsAt: at }, at)]).toEqual([false, true]);
    expect(hasEnded({ endsAt: '2026-04-01T02:00:00+01:00' }, at)).toBe(false);
    expect(solutionsArePublic({ solutionsPublicAt: null }, at)).toBe(true);
    expect(solutionsArePublic({ solutionsPublicAt: '2026-04-02T00:00:00.000Z' }, at)).toBe(false);
  });
});
