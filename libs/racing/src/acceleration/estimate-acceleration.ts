import { mra } from '../mra.ts';
import { bisect, fastest, secondsTo, type StraightLine } from '../prediction/straight-line.ts';
import { type FittedLine, fitStraightLine } from './fit-straight-line.ts';
import { deviationOf } from './least-squares.ts';
import {
  type AccelerationFault,
  type AccelerationPoint,
  type MeasuredPoints,
  readPoints,
  type SpeedUnit,
} from './measured-points.ts';

/** Two decimals; nine in ten should lie from `low` to `high`, all three equal where it was measured, not estimated. */
export type AccelerationFigure = { readonly value: number; readonly low: number; readonly high: number };

export type AccelerationEstimate = {
  /** Seconds; undefined where the car does not get to 60 mph. */
  readonly seconds0to60: AccelerationFigure | undefined;
  /** Seconds; undefined, like MRA, for a car without MRA. */
  readonly seconds0to100: AccelerationFigure | undefined;
  readonly mra: AccelerationFigure | undefined;
  /** The fitted curve from rest to the last point, evenly spaced in seconds. */
  readonly curve: readonly { readonly seconds: number; readonly mph: number }[];
  /** The share of its seconds by which the worst point is off the curve: above 0.1 the points are hardly of one car. */
  readonly worstMiss: number;
};

export type EstimatedAcceleration =
  | { readonly ok: true; readonly value: AccelerationEstimate }
  | { readonly ok: false; readonly code: AccelerationFault };

/** A car below this top speed has no MRA; source: the players' notes. */
export const LEAST_TOP_SPEED_FOR_MRA_MPH = 105;
const CURVE_STEPS = 24;
/** Nine in ten of a normal distribution lie within so many of its deviations. */
const NINE_IN_TEN = 1.645;
/** A speed this close to 60 or 100 mph counts as it. */
const SAME_MPH = 0.005;
/** The model's error even with perfect points, as a deviation of the logarithm; from measured cars. */
const MODEL_SPREAD = { seconds: 0.01, mra: 0.05 };
/** The logarithm of a factor of about 20: nothing is known. */
const WIDEST = 3;

/**
 * 0-60, 0-100 and MRA of a car from measured points, from rest. The model is that of the predictions: a launch that the
 * tyres limit, then constant power against drag up to a top speed, so that the curve always rises. A point at 60 or 100
 * mph is taken as it is, and no estimate leaves the two points it lies between. The top speed that decides whether
 * there is an MRA is the one given, otherwise that of the fastest point.
 */
export const estimateAcceleration = (
  points: readonly AccelerationPoint[],
  { unit = 'mph', topSpeed }: { readonly unit?: SpeedUnit; readonly topSpeed?: number | undefined } = {},
): EstimatedAcceleration => {
  const measured = readPoints(points, unit, topSpeed);
  if (typeof measured === 'string') return { ok: false, code: measured };
  const fit = fitStraightLine(measured);
  const line = fit.lineAt(fit.at);
  const hasMra = (measured.topSpeedMph ?? measured.fastestMph) >= LEAST_TOP_SPEED_FOR_MRA_MPH;
  const seconds0to60 = secondsFigure(60, measured, fit);
  const seconds0to100 = hasMra ? secondsFigure(100, measured, fit) : undefined;
  const value = {
    seconds0to60,
    seconds0to100,
    mra: seconds0to60 && seconds0to100 && mraFigure(seconds0to60, seconds0to100, measured, fit),
    curve: curveOf(line, measured.lastSeconds),
    worstMiss: Math.max(...measured.points.map(({ mph, seconds }) => Math.abs(secondsTo(line, mph) / seconds - 1))),
  };
  return { ok: true, value };
};

const secondsFigure = (mph: number, measured: MeasuredPoints, fit: FittedLine): AccelerationFigure | undefined => {
  const exact = exactSeconds(measured, mph);
  if (exact !== undefined) return { value: exact, low: exact, high: exact };
  const line = fit.lineAt(fit.at);
  if (mph >= Math.min(measured.topSpeedMph ?? Infinity, fastest(line))) return undefined;
  const estimate = secondsTo(line, mph) * missNear(measured, line, mph);
  const factor = spread((at) => Math.log(secondsTo(fit.lineAt(at), mph)), MODEL_SPREAD.seconds, measured, fit);
  const between = betweenNeighbours(measured, mph);
  return {
    value: between(estimate),
    low: between(estimate / factor),
    high: between(estimate * factor),
  };
};

const mraFigure = (
  { value: to60 }: AccelerationFigure,
  { value: to100 }: AccelerationFigure,
  measured: MeasuredPoints,
  fit: FittedLine,
): AccelerationFigure | undefined => {
  const value = mra(to60, to100);
  if (value === undefined) return undefined;
  if (isMeasured(measured, 60) && isMeasured(measured, 100)) return { value, low: value, high: value };
  const secondsAt = (at: readonly number[], mph: number) =>
    exactSeconds(measured, mph) ?? secondsTo(fit.lineAt(at), mph);
  const factor = spread((at) => Math.log(secondsAt(at, 100) / secondsAt(at, 60) - 1), MODEL_SPREAD.mra, measured, fit);
  return { value, low: twoDecimals(value / factor), high: twoDecimals(value * factor) };
};

/** The factor within which nine in ten lie, for a logarithm of the fit. Points that fit badly make it wider. */
const spread = (
  logarithm: (at: readonly number[]) => number,
  model: number,
  { points }: MeasuredPoints,
  fit: FittedLine,
): number => {
  const ofPoints = deviationOf(logarithm, fit) * Math.sqrt(Math.max(1, fit.misfit / points.length));
  const deviation = NINE_IN_TEN * Math.hypot(ofPoints, model);
  return Math.exp(Number.isFinite(deviation) ? Math.min(deviation, WIDEST) : WIDEST);
};

const exactSeconds = ({ points }: MeasuredPoints, wanted: number): number | undefined =>
  points.find(({ mph }) => Math.abs(mph - wanted) < SAME_MPH)?.seconds;

const isMeasured = (measured: MeasuredPoints, mph: number): boolean => exactSeconds(measured, mph) !== undefined;

/** By what factor the points around a speed are off the curve: near a point, the point is more exact. */
const missNear = ({ points }: MeasuredPoints, line: StraightLine, wanted: number): number => {
  const missOf = (point: { readonly mph: number; readonly seconds: number } | undefined) =>
    point && { ln: Math.log(point.seconds / secondsTo(line, point.mph)), mph: point.mph };
  const below = missOf(points.findLast(({ mph }) => mph < wanted));
  const above = missOf(points.find(({ mph }) => mph > wanted));
  if (!below || !above) return Math.exp((below ?? above)?.ln ?? 0);
  return Math.exp(below.ln + ((above.ln - below.ln) * (wanted - below.mph)) / (above.mph - below.mph));
};

const betweenNeighbours = ({ points }: MeasuredPoints, wanted: number): ((seconds: number) => number) => {
  const least = points.findLast(({ mph }) => mph < wanted)?.seconds ?? 0;
  const most = points.find(({ mph }) => mph > wanted)?.seconds ?? Infinity;
  return (seconds) => twoDecimals(Math.min(Math.max(seconds, least), most));
};

const curveOf = (line: StraightLine, lastSeconds: number): AccelerationEstimate['curve'] =>
  Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const seconds = (lastSeconds * step) / CURVE_STEPS;
    const mph = step === 0 ? 0 : bisect(0, fastest(line), (middle) => secondsTo(line, middle) < seconds);
    return { seconds, mph };
  });

const twoDecimals = (number: number): number => Math.round(number * 100) / 100;
