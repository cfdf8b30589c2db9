/**
 * The value of a cell: seconds (2 decimals), metres per second on a test bowl, did not finish (and its distance, where
 * known), or nothing.
 */
export type LapTime =
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'speed'; readonly metresPerSecond: number }
  | { readonly kind: 'dnf'; readonly metres?: number | undefined }
  | { readonly kind: 'none' };

/** A measured lap time. */
export type LapTimeValue = Exclude<LapTime, { kind: 'none' }>;

/** Bounds of a time, seconds: real times lie between 2.4 s and 23 min; the text form ends at 59:59:99. */
export const SECONDS_MIN = 1;
export const SECONDS_MAX = 3599.99;

/** Bounds of a test bowl's speed, whole mph: real ones lie between 49 and 207, the fastest car does 330. */
export const MPH_MIN = 1;
export const MPH_MAX = 500;

/** The longest distance of a car that did not finish: the longest circuit is a twentieth of it. */
export const DNF_METRES_MAX = 500_000;

/** The distance of a car that did not finish, for comparing: unknown counts as 0. */
export const metresDriven = ({ metres = 0 }: Extract<LapTime, { kind: 'dnf' }>): number => metres;
