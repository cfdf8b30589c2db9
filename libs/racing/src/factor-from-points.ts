import type { LapTime } from './lap-time.ts';
import { impliedPointConstant, MINIMUM_POINTS, pointConstant } from './points.ts';
import { allTracks } from './tracks/track-table.ts';

/** Why observed points do not determine the factor of a circuit, one code per reason. */
export const factorFaults = [
  'factor-needs-two-times',
  'factor-equal-times',
  'factor-points-not-whole',
  'factor-wrong-winner',
  'factor-hidden-by-minimum',
  'factor-times-too-close',
] as const;
export type FactorFault = (typeof factorFaults)[number];

/** The factor F of the points formula that a race suggests, and how certain that is. */
export type SuggestedFactor = {
  /** The middle of the possible range, whole. */
  readonly factor: number;
  /** Every factor from here up to, not including, `high` gives these points for some times that are shown like these. */
  readonly low: number;
  readonly high: number;
  /** Possible factors of our circuits, the nearest to `factor` first. */
  readonly likely: readonly number[];
  /** The current factor of this track code, and whether the race agrees with it. */
  readonly inUse: number;
  readonly agrees: boolean;
};

export type FactorFromPoints =
  { readonly ok: true; readonly value: SuggestedFactor } | { readonly ok: false; readonly code: FactorFault };

/** n points stand for a raw number from n + 0.04 to n + 1.04: less 0.09, rounded to a tenth, cut off. */
const RAW = { least: 0.04, middle: 0.54, most: 1.04 };
/** Times are shown with their hundredths cut off. */
const CUT_SECONDS = 0.01;

/**
 * The factor that `pointsSeen` (signed for mine, like those of `points`) suggest: the inverse of `points` for two
 * times. The least points of a win hide the factor, and DNFs and test bowls have none. Source: the players' notes, who
 * divide the points by the gap; here the cut of the points and of both times is included.
 */
export const factorFromPoints = (
  mine: LapTime,
  theirs: LapTime,
  trackCode: string,
  pointsSeen: number,
): FactorFromPoints => {
  if (mine.kind !== 'time' || theirs.kind !== 'time') return fault('factor-needs-two-times');
  if (mine.seconds === theirs.seconds) return fault('factor-equal-times');
  if (!Number.isInteger(pointsSeen)) return fault('factor-points-not-whole');
  if (Math.sign(pointsSeen) !== Math.sign(theirs.seconds - mine.seconds)) return fault('factor-wrong-winner');
  const seen = Math.abs(pointsSeen);
  const factor = seen > MINIMUM_POINTS && impliedPointConstant(seen + RAW.middle, mine.seconds, theirs.seconds);
  if (!factor) return fault('factor-hidden-by-minimum');
  const winner = Math.min(mine.seconds, theirs.seconds);
  const loser = Math.max(mine.seconds, theirs.seconds);
  const leastGap = 1 - (winner + CUT_SECONDS) / loser;
  if (leastGap <= 0) return fault('factor-times-too-close');
  const low = (seen + RAW.least) / (1 - winner / (loser + CUT_SECONDS));
  return { ok: true, value: suggested(factor, low, (seen + RAW.most) / leastGap, pointConstant(trackCode)) };
};

const suggested = (factor: number, low: number, high: number, inUse: number): SuggestedFactor => {
  const isPossible = (candidate: number) => candidate >= low && candidate < high;
  const likely = factorsInUse()
    .filter(isPossible)
    .sort((a, b) => Math.abs(a - factor) - Math.abs(b - factor));
  return { factor, low, high, likely, inUse, agrees: isPossible(inUse) };
};

const factorsInUse = (): number[] => [
  ...new Set(allTracks().flatMap(({ variants }) => variants.map((variant) => variant.pointConstant))),
];

const fault = (code: FactorFault): FactorFromPoints => ({ ok: false, code });
