import { Command, type StoredText, RuleBroken } from '#kernel';
import type { ChallengeReason, ChallengeRoundStated, OfChallenge, RoundAttributes } from './challenge.events.ts';
import type { Challenge } from './challenge.state.ts';
import { challengePermissions } from './challenge.permissions.ts';
import { type StatedRound, tidyRounds } from './check-round.ts';

/** All attributes of some rounds: what is left out here is deleted from the round. */
export class StateChallengeRounds extends Command<
  OfChallenge & { readonly rounds: readonly StatedRound[]; readonly reason: ChallengeReason; readonly text?: string }
> {}

/** `unknownCars`: ids of the command without a car. */
type Outside = StoredText & { readonly unknownCars?: readonly string[] };

export const stateChallengeRounds = (
  { data, meta }: StateChallengeRounds,
  state: Challenge,
  { unknownCars: [unknownCar] = [], ...kept }: Outside = {},
): readonly ChallengeRoundStated[] => {
  const { challengeId, reason } = data;
  const known = challengePermissions.check('state-challenge-rounds', state, meta, { challengeId });
  if (unknownCar !== undefined) throw new RuleBroken('car-unknown', { carId: unknownCar });
  const rounds = tidyRounds(challengeId, known.facts, data.rounds);
  const news = rounds.filter(({ round, facts }) => !isSame(facts, known.rounds[round]));
  if (news.length === 0) throw new RuleBroken('challenge-unchanged', { challengeId });
  return news.map((one) => ({ type: 'ChallengeRoundStated', data: { challengeId, ...one, reason, ...kept } }));
};

// Both are in normal form: equal facts have equal text.
const isSame = (facts: RoundAttributes, before: RoundAttributes | undefined): boolean =>
  JSON.stringify(facts) === JSON.stringify(before);
