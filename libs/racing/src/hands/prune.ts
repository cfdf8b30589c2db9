import type { Candidate, HandCar, HandRound, RaceChoice, Worth } from './hand-round.ts';

/**
 * The candidates of each race that surely include the best `keep` hands, by worth, most first. A car counts with its
 * best tune. It is left out where so many other cars are worth no less, cost no more and are of the same kinds that one
 * of them is always free, whatever the other races use, and `keep` hands with them come before it.
 */
export const pruned = ({ cars, races }: HandRound, worth: Worth, keep: number): Candidate[][] => {
  const enough = races.length - 1 + keep;
  return races.map((choices) => {
    const candidates = topOfBuckets(bestOfCars(choices, cars.length), cars, enough).map((choice): Candidate => {
      const car = cars[choice.car] ?? NO_CAR;
      return { ...choice, ...car, worth: worth(choice.points, car) };
    });
    return undominated(candidates, enough);
  });
};

const NO_CAR: HandCar = { rq: 0, kinds: 0 };

function bestOfCars(choices: readonly RaceChoice[], cars: number): readonly (RaceChoice | undefined)[] {
  const best: (RaceChoice | undefined)[] = Array.from({ length: cars });
  for (const choice of choices) {
    const known = best[choice.car];
    if (known === undefined || choice.points > known.points) best[choice.car] = choice;
  }
  return best;
}

/**
 * Cars of the same RQ and kinds only replace each other: the best of them are enough, and few are left to compare. The
 * search's values are calculated for these only: for each of 5,000 cars they took longer than the rest together.
 */
function topOfBuckets(best: readonly (RaceChoice | undefined)[], cars: readonly HandCar[], enough: number) {
  const byKinds = new Map<number, RaceChoice[][]>();
  for (const choice of best) {
    const car = choice && cars[choice.car];
    if (!car) continue;
    let byRq = byKinds.get(car.kinds);
    if (byRq === undefined) byKinds.set(car.kinds, (byRq = []));
    const bucket = (byRq[car.rq] ??= []);
    if (bucket.length < enough || choice.points > (bucket.at(-1)?.points ?? 0)) insert(bucket, choice, enough);
  }
  return [...byKinds.values()].flat(2);
}

/** Most points first; of equal ones the earlier. */
function insert(bucket: RaceChoice[], choice: RaceChoice, most: number): void {
  let at = bucket.length;
  while (at > 0 && choice.points > (bucket[at - 1]?.points ?? 0)) at -= 1;
  bucket.splice(at, 0, choice);
  if (bucket.length > most) bucket.pop();
}

const mostWorthFirst = (a: Candidate, b: Candidate): number => b.worth - a.worth || a.rq - b.rq || a.car - b.car;

/**
 * In order of worth, most first, a candidate is left out once `enough` before it cost no more and are of its kinds: for
 * each mix of kinds the cheapest of those stay. Those left out need not be counted: what is better than them is better
 * than this one too, and stays.
 */
function undominated(candidates: Candidate[], enough: number): Candidate[] {
  const cheapest = new Map<number, number[]>();
  for (const { kinds } of candidates) cheapest.set(kinds, []);
  return candidates.sort(mostWorthFirst).filter(({ rq, kinds }) => {
    const better = cheapest.get(kinds) ?? [];
    if (better.length === enough && (better.at(-1) ?? Infinity) <= rq) return false;
    for (const [some, costs] of cheapest) if ((kinds & some) === some) insertCost(costs, rq, enough);
    return true;
  });
}

function insertCost(costs: number[], rq: number, most: number): void {
  let at = costs.length;
  while (at > 0 && rq < (costs[at - 1] ?? 0)) at -= 1;
  costs.splice(at, 0, rq);
  if (costs.length > most) costs.pop();
}
