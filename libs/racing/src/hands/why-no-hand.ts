import { byLeastRq, type HandRound, type KindCount, type Worth } from './hand-round.ts';
import { pruned } from './prune.ts';
import { searchHands } from './search-hands.ts';

/** The first constraint that no hand meets, with the available and the required number. */
export type NoHand =
  /** No car may drive in these races (places from 0). */
  | { readonly reason: 'race-empty'; readonly races: readonly number[] }
  /** There are fewer different cars than races. */
  | { readonly reason: 'too-few-cars'; readonly cars: number }
  /** The cheapest hand costs more than the limit. */
  | { readonly reason: 'rq'; readonly least: number; readonly limit: number }
  /** No hand has so many of a kind. */
  | { readonly reason: 'kind'; readonly kind: number; readonly most: number; readonly atLeast: number }
  /** Each kind alone could be had, not all at once. */
  | { readonly reason: 'kinds-together' }
  /** With all the kinds the cheapest hand costs more than the limit. */
  | { readonly reason: 'rq-with-kinds'; readonly least: number; readonly limit: number };

/** Why there is no hand at all; undefined where there is one. */
export const whyNoHand = (round: HandRound): NoHand | undefined => {
  const empty = round.races.flatMap((choices, race) => (choices.length === 0 ? [race] : []));
  if (empty.length > 0) return { reason: 'race-empty', races: empty };
  const { rqLimit: limit, counts = [] } = round;
  const least = leastRq({ ...round, counts: [] });
  if (least === undefined) return { reason: 'too-few-cars', cars: new Set(carsOf(round)).size };
  if (least > limit) return { reason: 'rq', least, limit };
  for (const count of counts) {
    const most = mostOfKind(round, count);
    if (most < count.atLeast) return { reason: 'kind', most, ...count };
  }
  const leastWithKinds = leastRq(round);
  if (leastWithKinds === undefined) return { reason: 'kinds-together' };
  return leastWithKinds > limit ? { reason: 'rq-with-kinds', least: leastWithKinds, limit } : undefined;
};

const carsOf = ({ races }: HandRound): number[] => races.flatMap((choices) => choices.map(({ car }) => car));

function leastRq(round: HandRound): number | undefined {
  const worth = mostWorth(round, byLeastRq);
  return worth === undefined ? undefined : -worth;
}

const mostOfKind = (round: HandRound, { kind }: KindCount): number =>
  mostWorth({ ...round, counts: [] }, (_points, { kinds }) => (kinds >> kind) & 1) ?? 0;

const mostWorth = (round: HandRound, worth: Worth): number | undefined =>
  searchHands({ races: pruned(round, worth, 1), rqLimit: Infinity, counts: round.counts ?? [], keep: 1 })[0]?.worth;
