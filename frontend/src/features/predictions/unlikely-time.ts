import { formatLapTime, parseLapTime, predictLapTime } from '#racing';
import type { CarStats, LapTimeValue } from '#racing';
import type { Cell } from '../../lib/cell.ts';

/** A typed time far from the predicted time, as texts; `difference` in seconds, on test bowls in miles per hour. */
export type UnlikelyTime = {
  readonly time: string;
  readonly predicted: string;
  readonly low: string;
  readonly high: string;
  readonly difference: number;
  readonly isSpeed: boolean;
  readonly isFaster: boolean;
};

/** Nine of ten measured times lie within the interval: three times as far out, the user is asked. */
const TIMES_THE_INTERVAL = 3;
/** But at least this share of the predicted time: an unusual car is no typing error. */
const LEAST_PART = 0.1;

/** Seconds, or miles per hour as they are shown; undefined for a DNF. */
function numberOf(value: LapTimeValue): number | undefined {
  if (value.kind === 'time') return value.seconds;
  return value.kind === 'speed' ? Number(formatLapTime(value)) : undefined;
}

/** Undefined where the time is plausible, cannot be parsed, or cannot be predicted. */
export function unlikelyTime({ tune, trackCode }: Cell, text: string, car: CarStats): UnlikelyTime | undefined {
  const typed = parseLapTime(text, trackCode);
  const prediction = predictLapTime(car, tune, trackCode);
  if (!typed.ok || !prediction || typed.value.kind !== prediction.value.kind) return undefined;
  const [mine, about, low, high] = [typed.value, prediction.value, prediction.low, prediction.high].map(numberOf);
  if (mine === undefined || about === undefined || low === undefined || high === undefined) return undefined;
  const isLess = mine < about;
  const allowed = Math.max(TIMES_THE_INTERVAL * (isLess ? about - low : high - about), LEAST_PART * about);
  if (Math.abs(mine - about) <= allowed) return undefined;
  const isSpeed = typed.value.kind === 'speed';
  const short = (value: LapTimeValue) => formatLapTime(value, 'short');
  return {
    time: short(typed.value),
    predicted: short(prediction.value),
    low: short(prediction.low),
    high: short(prediction.high),
    difference: Math.abs(mine - about),
    isSpeed,
    isFaster: isLess !== isSpeed,
  };
}
