import { commandsIn, walkTable } from '#test/permissions-kit';
import type { Command, CommandType, Event, Meta } from '#kernel';
import type { ChallengeAttributes } from './challenge.events.ts';
import { type Challenge, challenge } from './challenge.state.ts';
import { challengePermissions } from './challenge.permissions.ts';
import { CorrectChallenge, correctChallenge } from './correct-challenge.ts';
import { CreateChallenge, createChallenge } from './create-challenge.ts';
import { HideChallenge, hideChallenge } from './hide-challenge.ts';
import { RestoreChallenge, restoreChallenge, RetireChallenge, retireChallenge } from './retire-challenge.ts';
import { StateChallengeRounds, stateChallengeRounds } from './state-challenge-rounds.ts';

const facts: ChallengeAttributes = {
  name: 'Skyline',
  kind: 'current',
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
const item = (state: Challenge) => state;
const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: Challenge) => readonly Event[],
    more: (n: number) => object = () => ({}),
  ) =>
  (meta: Meta, n: number, state: Challenge) => {
    const data = { challengeId: 'skyline', reason: 'correction', ...more(n) } as unknown as Made['data'];
    return { item, decide: () => decide(new type(data, meta), state) };
  };

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: challengePermissions,
    decider: challenge,
    commands: {
      'create-challenge': on(CreateChallenge, createChallenge, () => ({ facts })),
      'correct-challenge': on(CorrectChallenge, correctChallenge, (n) => ({ facts: { rqLimit: 90 + (n % 30) } })),
      'state-challenge-rounds': on(StateChallengeRounds, stateChallengeRounds, (n) => ({
        rounds: [{ round: 1 + (n % 10), facts: { races: [], rewards: [{ kind: 'gold', amount: 1 + (n % 7) }] } }],
      })),
      'retire-challenge': on(RetireChallenge, retireChallenge),
      'restore-challenge': on(RestoreChallenge, restoreChallenge),
      // Hidden for good: seldom, or nothing else would come of a sequence.
      'hide-challenge': (meta, n, state) => ({
        item,
        decide: () => (n % 20 === 0 ? hideChallenge(new HideChallenge({ challengeId: 'skyline' }, meta), state) : []),
      }),
    },
  });
  expect(came).toEqual(commandsIn(challengePermissions));
});
