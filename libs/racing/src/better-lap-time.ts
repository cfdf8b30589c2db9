import { type LapTime, metresDriven } from './lap-time.ts';
import { wholeHundredths, wholeMph } from './units.ts';

/**
 * Orders lap times of one track, best first: less time, on a test bowl more speed, then DNF (further is better), then none.
 * 0 when the game shows them alike (hundredths, whole mph).
 */
export const compareLapTimes = (a: LapTime, b: LapTime): number => {
  const [left, right] = [sortKey(a), sortKey(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** Whether mine beats theirs. Equal is not better, and nothing beats or is beaten by no time. */
export const betterLapTime = (mine: LapTime, theirs: LapTime): boolean =>
  mine.kind !== 'none' && theirs.kind !== 'none' && compareLapTimes(mine, theirs) < 0;

/** Whether both are the same, to the hundredth, the whole mph or, short of the finish, the metre. */
export const sameLapTime = (a: LapTime, b: LapTime): boolean => a.kind === b.kind && compareLapTimes(a, b) === 0;

/** Rank of each time on one track, in the order given, from 0; equal times share one and leave no gap. None has no rank. */
export const rankLapTimes = (lapTimes: readonly LapTime[]): readonly (number | undefined)[] => {
  const keys = lapTimes.map((lapTime) => (lapTime.kind === 'none' ? undefined : sortKey(lapTime)));
  const known = keys.filter((key) => key !== undefined);
  const places = [...new Set(known)].sort((a, b) => (a < b ? -1 : 1));
  return keys.map((key) => (key === undefined ? undefined : places.indexOf(key)));
};

/** The same key for times that are the same by `sameLapTime`. */
export const lapTimeKey = (lapTime: LapTime): string => `${lapTime.kind} ${sortKey(lapTime)}`;

const sortKey = (lapTime: LapTime): number => {
  switch (lapTime.kind) {
    case 'time':
      return wholeHundredths(lapTime.seconds);
    case 'speed':
      return -wholeMph(lapTime.metresPerSecond);
    case 'dnf':
      return Number.MAX_SAFE_INTEGER - Math.round(metresDriven(lapTime));
    case 'none':
      return Number.POSITIVE_INFINITY;
  }
};
