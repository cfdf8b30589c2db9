import { MPH_MAX, SECONDS_MAX } from '../lap-time.ts';
import { MPH_PER_KMH } from '../units.ts';

/** A speed, in the unit given with it, and the seconds a car takes from rest to it. */
export type AccelerationPoint = { readonly speed: number; readonly seconds: number };
export type SpeedUnit = 'mph' | 'km/h';

/** Why points of a car cannot be read, one code per reason. */
export const accelerationFaults = [
  'points-too-few',
  'points-too-many',
  'points-not-positive',
  'points-out-of-range',
  'points-not-increasing',
  'top-speed-too-low',
] as const;
export type AccelerationFault = (typeof accelerationFaults)[number];

export const ACCELERATION_POINTS_MIN = 2;
export const ACCELERATION_POINTS_MAX = 50;

/** The measured points, speeds in mph; at least two points, both numbers rising from one to the next. */
export type MeasuredPoints = {
  readonly points: readonly { readonly mph: number; readonly seconds: number }[];
  readonly fastestMph: number;
  readonly lastSeconds: number;
  /** Where it is known, from a catalogue for example. */
  readonly topSpeedMph: number | undefined;
};

/** Reads points in the given order; `topSpeed` in the same unit. An error is a code. */
export const readPoints = (
  points: readonly AccelerationPoint[],
  unit: SpeedUnit,
  topSpeed: number | undefined,
): MeasuredPoints | AccelerationFault => {
  if (points.length < ACCELERATION_POINTS_MIN) return 'points-too-few';
  if (points.length > ACCELERATION_POINTS_MAX) return 'points-too-many';
  if (points.some(({ speed, seconds }) => !(speed > 0 && seconds > 0))) return 'points-not-positive';
  const scale = unit === 'mph' ? 1 : MPH_PER_KMH;
  const inMph = points.map(({ speed, seconds }) => ({ mph: speed * scale, seconds }));
  if (inMph.some(({ mph, seconds }) => mph > MPH_MAX || seconds > SECONDS_MAX)) return 'points-out-of-range';
  if (!isRising(inMph.map(({ mph }) => mph)) || !isRising(points.map(({ seconds }) => seconds))) {
    return 'points-not-increasing';
  }
  const { mph: fastestMph = 0, seconds: lastSeconds = 0 } = inMph.at(-1) ?? {};
  const topSpeedMph = topSpeed === undefined ? undefined : topSpeed * scale;
  if (topSpeedMph !== undefined && !(topSpeedMph >= fastestMph)) return 'top-speed-too-low';
  if (topSpeedMph !== undefined && topSpeedMph > MPH_MAX) return 'points-out-of-range';
  return { points: inMph, fastestMph, lastSeconds, topSpeedMph };
};

const isRising = (values: readonly number[]): boolean =>
  values.every((value, place) => place === 0 || value > (values[place - 1] ?? value));
