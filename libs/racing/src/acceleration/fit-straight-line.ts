import { secondsTo, type StraightLine } from '../prediction/straight-line.ts';
import { type LeastSquares, leastSquares } from './least-squares.ts';
import type { MeasuredPoints } from './measured-points.ts';

/** A car that explains the points, and the coordinates of the fit. */
export type FittedLine = LeastSquares & {
  readonly lineAt: (at: readonly number[]) => StraightLine;
  /** The sum of the squares of all residuals, each divided by its expected value. */
  readonly misfit: number;
};

/** Error of measured points: shares of the time. Gear changes and roads that no model knows. */
const SECONDS_SPREAD = 0.02;
/** How far a known top speed may be off the one at which drag uses up all power: limiters, short gears, tunes. */
const KNOWN_TOP_SPREAD = 0.05;
/**
 * Averages of 4,413 cars of the game with an MRA as straight lines: ln launch (mph a second) and ln top speed (mph),
 * each by ln power (mph² a second), and their spread about it.
 */
const LAUNCH = { at0: -2.225, byPower: 0.7235, spread: 0.25 };
const TOP_SPEED = { at0: 3.092, byPower: 0.2959, spread: 0.15 };

/** Of ln launch, ln power, and ln of how much top speed exceeds the fastest point, as a share of it. */
const BOUNDS = [
  [-7, 7],
  [-7, 17],
  [-6, 4],
] as const;

/**
 * Launch, power and top speed of a car by its points: least squares of ln seconds with priors from known cars, so that
 * two points are enough and three do not bend the curve to fit their noise.
 */
export const fitStraightLine = ({ points, fastestMph, lastSeconds, topSpeedMph }: MeasuredPoints): FittedLine => {
  const lineAt = ([launch = 0, power = 0, beyond = 0]: readonly number[]): StraightLine => ({
    launch: Math.exp(launch),
    power: Math.exp(power),
    topSpeedMph: fastestMph * (1 + Math.exp(beyond)),
  });
  const residuals = (at: readonly number[]): readonly number[] => {
    const line = lineAt(at);
    const [launch = 0, power = 0] = at;
    const misses = points.map(({ mph, seconds }) => Math.log(secondsTo(line, mph) / seconds) / SECONDS_SPREAD);
    return [...misses, off(LAUNCH, launch, power), topSpeedOff(Math.log(line.topSpeedMph), power, topSpeedMph)];
  };
  const power = Math.log(fastestMph ** 2 / lastSeconds);
  const start = [LAUNCH.at0 + LAUNCH.byPower * power, power, Math.log(0.2)];
  const found = leastSquares(residuals, start, BOUNDS);
  return { ...found, lineAt, misfit: residuals(found.at).reduce((sum, value) => sum + value ** 2, 0) };
};

const off = ({ at0, byPower, spread }: typeof LAUNCH, value: number, power: number): number =>
  (value - at0 - byPower * power) / spread;

const topSpeedOff = (top: number, power: number, known: number | undefined): number =>
  known === undefined ? off(TOP_SPEED, top, power) : (top - Math.log(known)) / KNOWN_TOP_SPREAD;
