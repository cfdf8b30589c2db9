import { type LapTimeValue, wholeHundredths, wholeMph } from '#racing';

/** More than any speed on a test bowl, whole mph: there more is better. */
const MPH_BEYOND = 100_000;
const HUNDREDTHS_DIGITS = 6;
const POSITION_DIGITS = 16;

/**
 * The sort key of a track's times, best first, as text: to the hundredth or the whole mph, as the game shows them, and
 * equal ones by submission. Null: it cannot be a record. This is the one rule of what a record is.
 */
export const recordOrder = (value: LapTimeValue, position: number): string | null => {
  const best = valueOrder(value);
  if (best === null) return null;
  return `${String(best).padStart(HUNDREDTHS_DIGITS, '0')} ${String(position).padStart(POSITION_DIGITS, '0')}`;
};

const valueOrder = (value: LapTimeValue): number | null => {
  switch (value.kind) {
    case 'time':
      return wholeHundredths(value.seconds);
    case 'speed':
      return MPH_BEYOND - wholeMph(value.metresPerSecond);
    case 'dnf':
      return null;
  }
};
