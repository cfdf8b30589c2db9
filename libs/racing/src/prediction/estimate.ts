import type { CarStats } from '../car-stats.ts';
import type { ParsedTrackCode } from '../track-code.ts';
import type { Stages } from './tuned-car.ts';

/** A car as it is tuned, on one of the tracks that the formulas know. */
export type Question = { readonly car: CarStats; readonly stages: Stages } & Pick<ParsedTrackCode, 'track' | 'variant'>;

/**
 * Seconds, or mph on a test bowl; `margin` is the share of it by which nine of ten measured results deviate at most.
 */
export type Estimate = { readonly result: number; readonly margin: number };

/** Sum of each term times its exponent. */
export const weighted = (terms: readonly number[], exponents: readonly number[]): number =>
  terms.reduce((total, term, at) => total + term * (exponents[at] ?? 0), 0);

/** No measured car lies beyond these. */
export const between = (result: number, bounds: readonly number[]): number => {
  const [least = result, most = result] = bounds;
  return Math.min(Math.max(result, least), most);
};
