import type { Candidate, HandCar, HandRound, RaceChoice, Worth } from './hand-round.ts';

/**
 * The candidates of each race among which the best `keep` hands surely are, by worth, most first. A car counts with its
 * best tune. It is left out where so many other cars are worth no less, cost no more and are of the same kinds that one
 * of them is always free, whatever the other races use, and `keep` hands with them come before it.
 */
export const pruned = ({ cars, races }: HandRound, worth: Worth, keep: number): Candidate[][] => {
  const enough = races.length - 1 + keep;
  return races.map((choices) => undominated(topOfBuckets(bestOfCars(choices, cars, worth), enough), enough));
};

function bestOfCars(choices: readonly RaceChoice[], cars: readonly HandCar[], worth: Worth): Candidate[] {
  const best: (RaceChoice | undefined)[] = Array.from({ length: cars.length });
  for (const choice of choices) {
    const known = best[choice.car];
    if (known === undefined || choice.points > known.points) best[choice.car] = choice;
  }
  const candidates: Candidate[] = [];
  for (const [at, car] of cars.entries()) {
    const choice = best[at];
    if (choice) candidates.push({ ...choice, ...car, worth: worth(choice.points, car) });
  }
  return candidates;
}

/** Cars of the same RQ and kinds only replace each other: the best of them are enough, and few are left to compare. */
function topOfBuckets(candidates: readonly Candidate[], enough: number): Candidate[] {
  const buckets = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const key = candidate.rq * 256 + candidate.kinds;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [candidate]);
    else bucket.push(candidate);
  }
  return [...buckets.values()].flatMap((bucket) =>
    bucket.length <= enough ? bucket : bucket.sort(mostWorthFirst).slice(0, enough),
  );
}

const mostWorthFirst = (a: Candidate, b: Candidate): number => b.worth - a.worth || a.rq - b.rq || a.car - b.car;

function undominated(candidates: Candidate[], enough: number): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates.sort(mostWorthFirst)) {
    let better = 0;
    // Those left out need not be counted: what is better than them is better than this one, and is kept.
    for (const { rq, kinds } of kept) {
      if (rq <= candidate.rq && (kinds & candidate.kinds) === candidate.kinds) better += 1;
      if (better === enough) break;
    }
    if (better < enough) kept.push(candidate);
  }
  return kept;
}
