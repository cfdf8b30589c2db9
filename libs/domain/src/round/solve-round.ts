import { Command, RuleBroken } from '#kernel';
import { type CatalogueCar, matchesCriteria, parseCriteria } from '#racing';
import { RACES_OF_ROUND } from '../challenge/challenge.state.ts';
import type { InChallenge } from './lock-round.ts';
import type { OfRound, RoundSolved, SolvingCar } from './round.events.ts';
import { contentOf, roundItem, type RoundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import { roundPermissions } from './round.permissions.ts';

/** Store the best computed hand of a round, one car per race; empty where no hand meets the requirements. */
export class SolveRound extends Command<OfRound & { readonly hand: readonly SolvingCar[] }> {}

/** `handCars`: the cars of the hand, in its order; undefined for an unknown id. */
export const solveRound = (
  { data: { hand, ...of }, meta }: SolveRound,
  state: Round,
  { challenge, handCars }: InChallenge & { readonly handCars: readonly (CatalogueCar | undefined)[] },
): readonly RoundSolved[] => {
  const item = roundItem(state, challenge, of, meta.now);
  roundPermissions.check('solve-round', item, meta, { ...of });
  const known = hand.map(({ carId }, at) => handCars[at] ?? unknownCar(carId));
  const { limit, meets } = asksOf(item);
  const handRq = known.reduce((sum, { rq }) => sum + rq, 0);
  if (handRq > limit) throw new RuleBroken('round-over-rq', { ...of, rq: handRq, limit });
  const outside = hand.find((_, at) => known[at] && !meets(known[at]));
  if (outside) throw new RuleBroken('round-hand-outside', { ...of, carId: outside.carId });
  const cars = new Set(hand.map(({ carId }) => carId));
  if (cars.size !== hand.length || (hand.length !== RACES_OF_ROUND && hand.length !== 0)) {
    throw new RuleBroken('round-hand-twice', { ...of });
  }
  const { author } = state.filled;
  const filledBy = author === undefined ? {} : { filledBy: author };
  return [{ type: 'RoundSolved', data: { ...of, by: meta.actor, hand, rq: handRq, ...filledBy } }];
};

const unknownCar = (carId: string): never => {
  throw new RuleBroken('car-unknown', { carId });
};

const asksOf = (item: RoundItem) => {
  const { stated } = item;
  const { rqLimit = stated.rqLimit, criteria = stated.criteria } = contentOf(item) ?? {};
  return { limit: rqLimit ?? Infinity, meets: matchesCriteria(parseCriteria(criteria ?? '').criteria) };
};
