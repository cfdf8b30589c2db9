import { matchStars } from '../match-stars.ts';
import { boundsOf } from './bounds.ts';
import { byPoints, type Candidate, type Hand, type HandRound } from './hand-round.ts';
import { pruned } from './prune.ts';
import { searchHands, wholeLimit } from './search-hands.ts';

/**
 * The hands with the most points, best first, proven; of equal points the cheaper one first. Two hands differ in the
 * car of at least one race; a car drives its best tune. Fewer than `keep` where there are no more, none where there is
 * no hand at all.
 */
export const bestHands = (round: HandRound, keep = 1): Hand[] =>
  searchHands({ races: pruned(round, byPoints, keep), rqLimit: round.rqLimit, counts: round.counts ?? [], keep }).map(
    ({ hand }) => handOf(hand),
  );

/** The points from which a match has three stars. */
export const THREE_STARS_POINTS = Array.from({ length: 1000 }, (_, points) => points).findIndex(
  (points) => matchStars(points) === 3,
);

/** The cheapest hand with so many points, and of equally cheap ones the best; undefined where none has. */
export const cheapestHand = (round: HandRound, points = THREE_STARS_POINTS): Hand | undefined => {
  const races = pruned(round, byPoints, 1);
  const counts = round.counts ?? [];
  const rqMost = wholeLimit(races, round.rqLimit);
  const bounds = boundsOf(races, rqMost, counts);
  const needed = counts.map(({ atLeast }) => atLeast);
  // The least cost is found by raising the limit: below the first that the bound allows there is nothing to search.
  const above = byPoints(points, { rq: rqMost + 1, kinds: 0 });
  for (let rqLimit = 0; rqLimit <= rqMost; rqLimit += 1) {
    if (bounds.most(0, rqLimit, needed) <= above) continue;
    const [found] = searchHands({ races, rqLimit, counts, keep: 1, above, bounds });
    if (found) return handOf(found.hand);
  }
  return undefined;
};

/** The hand whose worst race is best, and of those the one with the most points; undefined where there is none. */
export const safestHand = (round: HandRound): Hand | undefined => {
  const races = pruned(round, byPoints, 1);
  const withLeast = (least: number) =>
    searchHands({
      races: races.map((choices) => choices.filter(({ points }) => points >= least)),
      rqLimit: round.rqLimit,
      counts: round.counts ?? [],
      keep: 1,
    })[0];
  const steps = [...new Set(races.flat().map(({ points }) => points))].sort((a, b) => a - b);
  let best = withLeast(steps[0] ?? 0);
  let low = 1;
  let high = steps.length - 1;
  while (best && low <= high) {
    const middle = (low + high) >> 1;
    const found = withLeast(steps[middle] ?? Infinity);
    if (found) best = found;
    if (found) low = middle + 1;
    else high = middle - 1;
  }
  return best && handOf(best.hand);
};

const handOf = (hand: readonly Candidate[]): Hand => ({
  choices: hand.map(({ car, tune, points }) => ({ car, tune, points })),
  points: hand.reduce((sum, { points }) => sum + points, 0),
  rq: hand.reduce((sum, { rq }) => sum + rq, 0),
});
