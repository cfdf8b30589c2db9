import type { Winner } from '../../../features/match/solve-round.ts';
import type { MatchCar, MatchHand } from '../../../features/match/match.ts';

/** A hand after a change; `freed`: the race that lost its car by it, and the car that drives there now. */
export type ChangedHand = {
  readonly hand: MatchHand;
  readonly freed?: { readonly race: number; readonly by: string | undefined };
};

/**
 * The hand with a car in a race. One copy drives once: in its previous race the cheapest free winner replaces it, or
 * the place stays empty.
 */
export function withCarIn(
  hand: MatchHand,
  race: number,
  car: MatchCar,
  winners: readonly (readonly Winner[])[],
): ChangedHand {
  const next = hand.map((one, at) => (at === race ? car : one));
  const other = car ? hand.findIndex((one, at) => at !== race && one?.carId === car.carId) : -1;
  if (other < 0) return { hand: next };
  const free = winners[other]?.find(({ carId }) => !next.some((one) => one?.carId === carId));
  const instead: MatchCar = free && { carId: free.carId, tune: free.tune };
  return {
    hand: next.map((one, at) => (at === other ? instead : one)),
    freed: { race: other, by: instead?.carId },
  };
}
