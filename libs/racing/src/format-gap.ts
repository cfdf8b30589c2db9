import { formatLapTime } from './format-lap-time.ts';
import type { LapTime } from './lap-time.ts';
import { wholeHundredths, wholeMph } from './units.ts';

/**
 * The gap from theirs to mine: "+0.35" is 0.35 s slower, "−0.35" quicker, "±0.00" alike; on a test bowl "+3" is 3 mph
 * more. Mine itself where they cannot be compared ("DNF", "24.38"); "~" is before a predicted one.
 */
export const formatGap = (
  mine: LapTime,
  theirs: LapTime,
  { predicted = false }: { readonly predicted?: boolean } = {},
): string => {
  const text = gapOf(mine, theirs) ?? formatLapTime(mine, 'short');
  return predicted && text !== '' ? `~${text}` : text;
};

const gapOf = (mine: LapTime, theirs: LapTime): string | undefined => {
  if (mine.kind === 'time' && theirs.kind === 'time') {
    const hundredths = wholeHundredths(mine.seconds) - wholeHundredths(theirs.seconds);
    return sign(hundredths) + (Math.abs(hundredths) / 100).toFixed(2);
  }
  if (mine.kind === 'speed' && theirs.kind === 'speed') {
    const mph = wholeMph(mine.metresPerSecond) - wholeMph(theirs.metresPerSecond);
    return sign(mph) + Math.abs(mph);
  }
  return undefined;
};

const sign = (difference: number): string => (difference === 0 ? '±' : difference > 0 ? '+' : '−');
