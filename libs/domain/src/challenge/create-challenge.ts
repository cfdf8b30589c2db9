import { Command, RuleBroken } from '#kernel';
import type { ChallengeCreated, ChallengeAttributes, ChallengeRoundStated } from './challenge.events.ts';
import { type Challenge, challengeIdOf } from './challenge.state.ts';
import { challengePermissions } from './challenge.permissions.ts';
import { checkChallenge, tidyAttributes } from './check-challenge.ts';
import { type StatedRound, tidyRounds } from './check-round.ts';

/** Create a challenge with its known rounds: the others are empty. */
export class CreateChallenge extends Command<{
  readonly facts: ChallengeAttributes;
  readonly rounds?: readonly StatedRound[];
}> {}

/** `unknownCars`: ids of the command without a car. */
type Outside = { readonly unknownCars?: readonly string[] };

export const createChallenge = (
  { data, meta }: CreateChallenge,
  state: Challenge,
  { unknownCars: [unknownCar] = [] }: Outside = {},
): readonly (ChallengeCreated | ChallengeRoundStated)[] => {
  const challengeId = challengeIdOf(data.facts.name);
  challengePermissions.check('create-challenge', state, meta, { challengeId });
  if (unknownCar !== undefined) throw new RuleBroken('car-unknown', { carId: unknownCar });
  const facts = tidyAttributes(data.facts);
  checkChallenge(facts);
  const rounds = tidyRounds(challengeId, facts, data.rounds ?? []);
  const stated = rounds.map((one) => ({ challengeId, ...one, reason: 'now-known' as const }));
  return [
    { type: 'ChallengeCreated', data: { challengeId, facts } },
    ...stated.map((of): ChallengeRoundStated => ({ type: 'ChallengeRoundStated', data: of })),
  ];
};
