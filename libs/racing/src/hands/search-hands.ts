import { type Bounds, boundsOf, IMPOSSIBLE } from './bounds.ts';
import type { Candidate, KindCount } from './hand-round.ts';

/** Candidates by race, each race with the most worth first, as `pruned` returns them. */
export type Search = {
  readonly races: readonly Candidate[][];
  readonly rqLimit: number;
  readonly counts: readonly KindCount[];
  /** How many hands, best first. */
  readonly keep: number;
  readonly above?: number;
  /** Bounds of the same races and counts up to this limit or more, where one search follows another. */
  readonly bounds?: Bounds;
};

type Found = { readonly hand: readonly Candidate[]; readonly worth: number };

/**
 * The hands of the most worth, proven: branch and bound, race by race. It tries the choice with the highest bound
 * first, so that the first hand found is nearly the best and most of the rest is cut off.
 */
export const searchHands = ({ races, rqLimit, counts, keep, above = IMPOSSIBLE, ...given }: Search): Found[] => {
  const rqMost = wholeLimit(races, rqLimit);
  const bounds = given.bounds ?? boundsOf(races, rqMost, counts);
  const found: Found[] = [];
  const floor = () => (found.length < keep ? above : (found.at(-1)?.worth ?? above));
  const visit = (hand: readonly Candidate[], worth: number, rqLeft: number, needed: readonly number[]): void => {
    if (hand.length === races.length) {
      insert(found, { hand, worth }, keep);
      return;
    }
    for (const { candidate, most, left } of promising(races, hand, { worth, rqLeft, needed, counts, bounds, floor })) {
      if (most > floor()) visit([...hand, candidate], worth + candidate.worth, rqLeft - candidate.rq, left);
    }
  };
  visit(
    [],
    0,
    rqMost,
    counts.map(({ atLeast }) => atLeast),
  );
  return found;
};

/** A whole number, and no more than all races can cost: tables have this length. */
export const wholeLimit = (races: readonly Candidate[][], rqLimit: number): number =>
  Math.max(0, Math.floor(Math.min(rqLimit, mostRq(races))));

const mostRq = (races: readonly Candidate[][]): number =>
  races.reduce((sum, choices) => sum + choices.reduce((most, { rq }) => Math.max(most, rq), 0), 0);

type At = {
  worth: number;
  rqLeft: number;
  needed: readonly number[];
  counts: readonly KindCount[];
  bounds: Bounds;
  floor: () => number;
};
type Branch = { candidate: Candidate; most: number; left: readonly number[] };

function promising(races: readonly Candidate[][], hand: readonly Candidate[], at: At): Branch[] {
  const branches: Branch[] = [];
  const next = hand.length + 1;
  const rest = at.bounds.mostOfAnyKind(next, at.rqLeft);
  for (const candidate of races[hand.length] ?? []) {
    // They are sorted by worth, most first: none after this one reaches it either.
    if (at.worth + candidate.worth + rest <= at.floor()) break;
    if (candidate.rq > at.rqLeft || hand.some(({ car }) => car === candidate.car)) continue;
    const left = stillNeeded(candidate, at);
    const most = at.worth + candidate.worth + at.bounds.most(next, at.rqLeft - candidate.rq, left);
    // Below half of it there is no hand: the sum of an impossible bound and the worth so far.
    if (most > IMPOSSIBLE / 2 && most > at.floor()) branches.push({ candidate, most, left });
  }
  return branches.sort((a, b) => b.most - a.most);
}

const stillNeeded = ({ kinds }: Candidate, { needed, counts }: At): readonly number[] =>
  counts.length === 0 ? needed : counts.map(({ kind }, at) => Math.max(0, (needed[at] ?? 0) - ((kinds >> kind) & 1)));

function insert(found: Found[], hand: Found, keep: number): void {
  const at = found.findIndex(({ worth }) => worth < hand.worth);
  found.splice(at === -1 ? found.length : at, 0, hand);
  if (found.length > keep) found.pop();
}
