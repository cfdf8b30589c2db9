import type { ChallengeAttributes, RoundList } from '#contracts';
import type { RoundHands } from './fetch-round-hands.ts';

export const roundFaultKinds = ['none', 'rq', 'time', 'stale'] as const;
/** No hand wins; a saved hand costs too much; a time is doubtful; the saved solution is to be computed again. */
export type RoundFaultKind = (typeof roundFaultKinds)[number];

type Asked = {
  round: RoundList['items'][number];
  facts: ChallengeAttributes;
  hands: RoundHands | undefined;
  /** The cost of the user's saved hand; undefined: none is saved. */
  ownRq: number | undefined;
};

export function faultsOf({ round: { content, solution, stale }, facts, hands, ownRq }: Asked): RoundFaultKind[] {
  const limit = content?.rqLimit ?? facts.rqLimit;
  const best = hands?.answer?.hands[0];
  const is: Readonly<Record<RoundFaultKind, boolean>> = {
    none: hands?.answer !== undefined && (best === undefined || best.points < facts.pointsToWin),
    rq: (solution?.rq ?? 0) > limit || (ownRq ?? 0) > limit,
    time: (hands?.doubtful.length ?? 0) > 0,
    stale,
  };
  return roundFaultKinds.filter((kind) => is[kind]);
}
