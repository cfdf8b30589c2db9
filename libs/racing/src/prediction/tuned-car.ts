import type { CarStats } from '../car-stats.ts';
import { bisect, secondsTo, type StraightLine } from './straight-line.ts';

/** Stages 0 to 3 of engine, weight and chassis; a point is a third of a stage. */
export type Stages = readonly [engine: number, weight: number, chassis: number];

/** The gain of stages 0, 1, 2, 3. Source: the players' notes, from 1,253 cars whose tuned stats are known. */
const TOP_SPEED_GAIN = [0, 0.0125, 0.051, 0.0825];
const ENGINE_LN_SECONDS = [0, 0.035, 0.0785, 0.1277];
const WEIGHT_LN_SECONDS = [0, 0.035, 0.077, 0.1043];

/** 0-60 of a car that never gets there, for the formulas. */
const NEVER_REACHES_60_S = 25;
/** 0-100 by MRA is this much too quick, and so is the launch by 0-60 where MRA is unknown. */
const MRA_SCALE = 1.01;
const LAUNCH_WITHOUT_MRA = 1.06;
/** mph a second: more than any tyre holds, for a car whose power alone explains its 0-60. */
const ENDLESS_LAUNCH = 1000;
const MAX_POWER = 1e6;

/** A value at a stage; interpolated linearly between two stages. */
export const atStage = (values: readonly number[], stage: number): number => {
  const below = Math.floor(stage);
  const [from = 0, to = from] = values.slice(below, below + 2);
  return from + (to - from) * (stage - below);
};

/** 0-60 at stock, seconds. */
export const stockSeconds = ({ acceleration0to60s }: CarStats): number => acceleration0to60s ?? NEVER_REACHES_60_S;

/** Top speed with so many stages of engine, mph: cars above 150 mph gain less. */
export const tunedTopSpeedMph = ({ topSpeedMph }: CarStats, engine: number): number =>
  topSpeedMph * (1 + atStage(TOP_SPEED_GAIN, engine) * Math.min(1, Math.max(0.4, 1 - (topSpeedMph - 150) * 0.011)));

/** 0-60 with so many stages, seconds: slow cars gain more. */
export const tunedSeconds = (car: CarStats, [engine, weight]: Stages): number => {
  const stock = stockSeconds(car);
  const gain = atStage(ENGINE_LN_SECONDS, engine) + atStage(WEIGHT_LN_SECONDS, weight);
  return stock * Math.exp(-gain * Math.min(2, Math.max(0.7, (stock / 6.5) ** 0.355)));
};

/** The car on dry asphalt: its launch and power follow from 0-60 and, by MRA, 0-100. */
export const straightLineOf = (car: CarStats, stages: Stages): StraightLine => {
  const topSpeedMph = tunedTopSpeedMph(car, stages[0]);
  const seconds = tunedSeconds(car, stages);
  if (car.mra === null || topSpeedMph <= 101) {
    return withPower({ launch: (LAUNCH_WITHOUT_MRA * 60) / seconds, topSpeedMph }, seconds);
  }
  const from60to100 = (seconds * 100) / (MRA_SCALE * car.mra);
  const left = (mph: number) => 1 - (mph / topSpeedMph) ** 2;
  const power = ((topSpeedMph ** 2 / 2) * Math.log(left(60) / left(100))) / from60to100;
  return secondsTo({ launch: ENDLESS_LAUNCH, power, topSpeedMph }, 60) < seconds
    ? withLaunch({ power, topSpeedMph }, seconds)
    : withPower({ launch: ENDLESS_LAUNCH, topSpeedMph }, seconds);
};

const withLaunch = (line: Omit<StraightLine, 'launch'>, seconds: number): StraightLine => ({
  ...line,
  launch: Math.exp(
    bisect(Math.log(30 / seconds), Math.log(ENDLESS_LAUNCH), (ln) => {
      return secondsTo({ ...line, launch: Math.exp(ln) }, 60) > seconds;
    }),
  ),
});

/** For a car that does not reach 60 mph: as if it had continued as it started. */
const withPower = (line: Omit<StraightLine, 'power'>, seconds: number): StraightLine => {
  const mph = Math.min(60, 0.97 * line.topSpeedMph);
  const target = (seconds * mph) / 60;
  const ln = bisect(0, Math.log(MAX_POWER), (power) => secondsTo({ ...line, power: Math.exp(power) }, mph) > target);
  return { ...line, power: Math.exp(ln) };
};
