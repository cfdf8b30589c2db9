import { Command, RuleBroken } from '#kernel';
import { RACES_OF_ROUND } from '../challenge/challenge.state.ts';
import type { InChallenge } from './lock-round.ts';
import type { OfRound, RoundSolved, SolvingCar } from './round.events.ts';
import { contentOf, roundItem, type RoundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import { roundWhoMay } from './round.who-may.ts';

/** Keep the best hand that was computed for a round, one car a race; none where no hand keeps to what is required. */
export class SolveRound extends Command<OfRound & { readonly hand: readonly SolvingCar[] }> {}

/** `handRq`: what the hand costs, undefined where one of its cars is unknown. */
export const solveRound = (
  { data: { hand, ...of }, meta }: SolveRound,
  state: Round,
  { challenge, handRq }: InChallenge & { readonly handRq: number | undefined },
): readonly RoundSolved[] => {
  const item = roundItem(state, challenge, of, meta.now);
  roundWhoMay.check('solve-round', item, meta, { ...of });
  if (handRq === undefined) throw new RuleBroken('car-unknown', { carId: hand[0]?.carId });
  const limit = rqLimitOf(item);
  if (handRq > limit) throw new RuleBroken('round-over-rq', { ...of, rq: handRq, limit });
  const cars = new Set(hand.map(({ carId }) => carId));
  if (cars.size !== hand.length || (hand.length !== RACES_OF_ROUND && hand.length !== 0)) {
    throw new RuleBroken('round-hand-twice', { ...of });
  }
  return [{ type: 'RoundSolved', data: { ...of, by: meta.actor, hand, rq: handRq } }];
};

const rqLimitOf = (item: RoundItem): number => contentOf(item)?.rqLimit ?? item.stated.rqLimit ?? Infinity;
