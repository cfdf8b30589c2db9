import { THREE_STARS_POINTS } from './best-hands.ts';
import type { Hand, RaceChoice } from './hand-round.ts';

/** A choice with its cost in cash; a car may be chosen in several tunes. */
export type PricedChoice = RaceChoice & { readonly cost: number };

/** Constraints of a hand; `cars` by their place, each with its RQ. */
export type PricedRound = {
  readonly cars: readonly { readonly rq: number }[];
  readonly races: readonly (readonly PricedChoice[])[];
  readonly rqLimit: number;
};

export type PricedHand = Hand & { readonly cost: number };

type Candidate = PricedChoice & { readonly rq: number };

/**
 * The hand that has so many points for the least cost, proven, no car twice and within the RQ limit; of equal costs
 * any. Undefined where no hand has them. Branch and bound: two tables bound the least cost of the remaining races for
 * the points that are needed, and their most points for the RQ that is left.
 */
export const leastCostHand = (round: PricedRound, points = THREE_STARS_POINTS): PricedHand | undefined => {
  const races = round.races.map((choices) => prunedByCost(choices, round));
  const least = leastCosts(races, points);
  const most = mostPoints(races, round.rqLimit);
  let best: PricedHand | undefined;
  const visit = (hand: readonly Candidate[], cost: number, needed: number, rqLeft: number): void => {
    const race = hand.length;
    if (race === races.length) {
      best = handOf(hand, cost);
      return;
    }
    for (const choice of races[race] ?? []) {
      const [soFar, lacking, left] = [cost + choice.cost, needed - choice.points, rqLeft - choice.rq];
      if (soFar >= (best?.cost ?? Infinity)) break;
      if (left < 0 || hand.some(({ car }) => car === choice.car)) continue;
      if (soFar + least(race + 1, lacking) >= (best?.cost ?? Infinity)) continue;
      if (most(race + 1, left) < lacking) continue;
      visit([...hand, choice], soFar, lacking, left);
    }
  };
  visit([], 0, points, round.rqLimit);
  return best;
};

const handOf = (hand: readonly Candidate[], cost: number): PricedHand => ({
  choices: hand.map(({ car, tune, points }) => ({ car, tune, points })),
  points: hand.reduce((sum, { points }) => sum + points, 0),
  rq: hand.reduce((sum, { rq }) => sum + rq, 0),
  cost,
});

const cheapestFirst = (a: Candidate, b: Candidate): number => a.cost - b.cost || b.points - a.points || a.rq - b.rq;

/** The cheapest first, without those that as many other cars as there are races equal or beat: one of them is free. */
function prunedByCost(choices: readonly PricedChoice[], { cars, races }: PricedRound): readonly Candidate[] {
  const kept: Candidate[] = [];
  const candidates = choices.map((choice): Candidate => ({ ...choice, rq: cars[choice.car]?.rq ?? 0 }));
  for (const one of candidates.toSorted(cheapestFirst)) {
    const better = kept.filter(({ points, rq }) => points >= one.points && rq <= one.rq);
    const others = new Set(better.map(({ car }) => car));
    if (!others.has(one.car) && others.size < races.length) kept.push(one);
  }
  return kept;
}

/** The least cost of the races from one on for so many points; a car may be used twice here. */
function leastCosts(races: readonly (readonly Candidate[])[], points: number) {
  const sum = (of: (...all: number[]) => number) =>
    races.reduce((all, choices) => all + (choices.length > 0 ? of(...choices.map((one) => one.points)) : 0), 0);
  // Below the sum of all, nothing is needed; above it nothing is enough.
  const from = Math.min(0, points, points - sum(Math.max));
  const to = Math.max(0, points, points - sum(Math.min));
  const tables = races.map(() => new Float64Array(to - from + 1).fill(Infinity));
  const at = (race: number, needed: number): number => {
    if (race === races.length) return needed <= 0 ? 0 : Infinity;
    if (needed > to) return Infinity;
    return tables[race]?.[Math.max(needed, from) - from] ?? Infinity;
  };
  for (let race = races.length - 1; race >= 0; race -= 1)
    for (let needed = from; needed <= to; needed += 1)
      for (const choice of races[race] ?? []) {
        const table = tables[race];
        const cost = choice.cost + at(race + 1, needed - choice.points);
        if (table && cost < (table[needed - from] ?? Infinity)) table[needed - from] = cost;
      }
  return at;
}

/** The most points of the races from one on within so much RQ; a car may be used twice here. */
function mostPoints(races: readonly (readonly Candidate[])[], rqLimit: number) {
  const tables = races.map(() => new Float64Array(rqLimit + 1).fill(-Infinity));
  const at = (race: number, rqLeft: number): number =>
    race === races.length ? 0 : (tables[race]?.[rqLeft] ?? -Infinity);
  for (let race = races.length - 1; race >= 0; race -= 1)
    for (let rqLeft = 0; rqLeft <= rqLimit; rqLeft += 1)
      for (const { rq, points } of races[race] ?? []) {
        const table = tables[race];
        if (!table || rq > rqLeft) continue;
        table[rqLeft] = Math.max(table[rqLeft] ?? -Infinity, points + at(race + 1, rqLeft - rq));
      }
  return at;
}
