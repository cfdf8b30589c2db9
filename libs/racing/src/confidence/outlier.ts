import type { CarStats } from '../car-stats.ts';
import type { LapTimeValue } from '../lap-time.ts';
import { type Prediction, predictLapTime } from '../prediction/predict-lap-time.ts';
import { wholeMph } from '../units.ts';
import type { NearbyCell } from './nearby-times.ts';

/** What a time contradicts: the prediction, that and the car's other times, or any other car's time. */
export const outlierKinds = ['prediction', 'neighbours', 'finish', 'best'] as const;
export type OutlierKind = (typeof outlierKinds)[number];

/** Why a time is doubted: the expected value, and the bounds within which it would have been believed. */
export type OutlierFlag = {
  readonly kind: OutlierKind;
  readonly expected: LapTimeValue;
  readonly low?: LapTimeValue;
  readonly high?: LapTimeValue;
};

/** A time of the same car in a near cell. */
export type NearbyTime = NearbyCell & { readonly value: LapTimeValue };

/** What a time is compared with. `best`: of any car on the track. */
export type TimeContext = { readonly near: readonly NearbyTime[]; readonly best?: LapTimeValue | undefined };

type Asked = {
  readonly car: CarStats;
  readonly tune: string;
  readonly trackCode: string;
  readonly value: LapTimeValue;
};

/** A result may deviate by so many margins of a prediction: nine in ten are within one. */
const MARGINS = 3;
/** Bounds of that as a share of the result: less doubts honest times, more believes anything. */
const LEAST = 0.07;
const MAX_COUNT = 0.4;
/** The car's other times also show its deviation, so less is believed. */
const MAX_WITH_NEIGHBOURS = 0.15;
/** How much of the car's deviation elsewhere applies here. */
const CARRIED_OVER = 0.8;
const NEIGHBOURS_NEEDED = 2;
/** Without a prediction: allowed distance from other tunes of the car, and ahead of every other car. */
const UNPREDICTED = 0.25;

/**
 * Why the value of a time is doubted; empty where nothing contradicts it. Measured over 10,070 real times with planted
 * mistakes by `test/bench/outlier.bench.ts`.
 */
export const outlierFlagsOf = (
  { car, tune, trackCode, value }: Asked,
  { near, best }: TimeContext,
): readonly OutlierFlag[] => {
  const prediction = predictLapTime(car, tune, trackCode);
  if (!prediction)
    return unpredicted(
      value,
      near.filter((time) => time.trackCode === trackCode),
      best,
    );
  const [predicted, said] = [figureOf(prediction.value), figureOf(value)];
  // A run that is predicted not to arrive may just do so.
  if (predicted === undefined) return [];
  if (said === undefined) return [{ kind: 'finish', expected: prediction.value }];
  const off = offElsewhere(car, trackCode, near);
  const most = off === undefined ? MAX_COUNT : MAX_WITH_NEIGHBOURS;
  const limit = Math.min(Math.max(MARGINS * marginOf(prediction), LEAST), most);
  const missed = Math.log(said / predicted);
  const carried = CARRIED_OVER * (off ?? 0);
  if (Math.abs(missed) <= limit || Math.abs(missed - carried) <= limit) return [];
  return [doubt(off === undefined ? 'prediction' : 'neighbours', prediction.value, { carried, limit })];
};

/** Logarithm of measured over predicted on the car's other cells; undefined: too few are known. */
const offElsewhere = (car: CarStats, trackCode: string, near: readonly NearbyTime[]): number | undefined => {
  const errors = (times: readonly NearbyTime[]) =>
    times.flatMap(({ value, ...at }) => {
      const [said, predicted] = [figureOf(value), figureOf(predictLapTime(car, at.tune, at.trackCode)?.value)];
      return said === undefined || predicted === undefined ? [] : [Math.log(said / predicted)];
    });
  const here = errors(near.filter((time) => time.trackCode === trackCode));
  if (here.length > 0) return median(here);
  const kin = errors(near.filter((time) => time.trackCode !== trackCode));
  return kin.length < NEIGHBOURS_NEEDED ? undefined : median(kin);
};

const unpredicted = (
  value: LapTimeValue,
  here: readonly NearbyTime[],
  best: LapTimeValue | undefined,
): OutlierFlag[] => {
  const said = figureOf(value);
  if (said === undefined) return [];
  const others = here.flatMap((time) => figureOf(time.value) ?? []);
  const expected = others.length > 0 ? median(others) : undefined;
  const bounds = { carried: 0, limit: UNPREDICTED };
  if (expected !== undefined && Math.abs(Math.log(said / expected)) > UNPREDICTED) {
    return [doubt('neighbours', { ...value, ...scaled(value, expected / said) }, bounds)];
  }
  const fastest = figureOf(best);
  if (expected !== undefined || fastest === undefined || best === undefined) return [];
  const ahead = Math.log(fastest / said) * (value.kind === 'speed' ? -1 : 1);
  return ahead > UNPREDICTED ? [doubt('best', best, bounds)] : [];
};

const doubt = (
  kind: OutlierKind,
  expected: LapTimeValue,
  { carried, limit }: { carried: number; limit: number },
): OutlierFlag => ({
  kind,
  expected: scaled(expected, Math.exp(carried)),
  low: scaled(expected, Math.exp(carried - limit)),
  high: scaled(expected, Math.exp(carried + limit)),
});

const scaled = (value: LapTimeValue, by: number): LapTimeValue => {
  if (value.kind === 'dnf') return value;
  const rounded = (number: number) => Math.round(number * 100) / 100;
  return value.kind === 'time'
    ? { kind: 'time', seconds: rounded(value.seconds * by) }
    : { kind: 'speed', metresPerSecond: rounded(value.metresPerSecond * by) };
};

const marginOf = ({ value, low, high }: Prediction): number =>
  ((figureOf(high) ?? 0) - (figureOf(low) ?? 0)) / 2 / (figureOf(value) ?? 1);

/** Seconds, or whole mph; undefined where it did not finish. */
const figureOf = (value: LapTimeValue | undefined): number | undefined => {
  if (value?.kind === 'time') return value.seconds;
  return value?.kind === 'speed' ? wholeMph(value.metresPerSecond) : undefined;
};

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor((sorted.length - 1) / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
};
