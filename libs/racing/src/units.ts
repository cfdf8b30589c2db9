/** Metres per second in one mile per hour; exact by definition of the mile. */
export const METRES_PER_SECOND_PER_MPH = 0.44704;

/** Whole mph to metres per second. */
export const metresPerSecond = (mph: number): number => mph * METRES_PER_SECOND_PER_MPH;

// A thousandth of a mph: far above the error of a division, far below what any screen shows.
const ROUNDING_MPH = 0.001;

/** Metres per second to whole mph, cut off as the game does; every whole mph comes back as itself. */
export const wholeMph = (speed: number): number => Math.floor(speed / METRES_PER_SECOND_PER_MPH + ROUNDING_MPH);

/**
 * Seconds to whole hundredths, cut off as the game does (43.6995 is 43.69), after the hundredths are rounded to two
 * decimals so that 84.5 stays 84.50.
 */
export const wholeHundredths = (seconds: number): number => Math.floor(Math.round(seconds * 10_000) / 100);

/** Miles per hour in one kilometre per hour; exact by definition of the mile. */
export const MPH_PER_KMH = 1 / 1.609344;
