import type { CarStats } from '../car-stats.ts';
import type { SurfaceShare } from '../conditions.ts';
import { lapGrip } from '../grip.ts';
import { isPenalised } from '../clearance.ts';
import type { Track } from '../tracks/track.ts';
import { stockSeconds } from './tuned-car.ts';

/** The average car: every exponent is of a stat divided by its. */
const AVERAGE = { handling: 78, weightKg: 1400, seconds: 6.5, topSpeedMph: 140, mra: 60 } as const;

/** Stats outside the range of the fit count as its edge. */
const ln = (value: number, [least, most]: readonly [number, number], average: number): number =>
  Math.log(within(value, least, most) / average);

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The formulas' inputs for a car on a track: natural logarithms of its stats over the average car's, and 0 or 1. */
export const carTerms = (car: CarStats, shares: readonly SurfaceShare[], { clearancePenalty }: Track) => {
  const grip = Math.log(lapGrip(shares, car.drive, car.tyre));
  return {
    handling: ln(car.handling, [52, 104], AVERAGE.handling),
    weight: ln(car.weightKg, [400, 3500], AVERAGE.weightKg),
    seconds: ln(stockSeconds(car), [1.5, 25], AVERAGE.seconds),
    topSpeed: ln(car.topSpeedMph, [70, 300], AVERAGE.topSpeedMph),
    grip,
    gripWithoutTcs: car.tcs ? 0 : grip,
    noMra: Number(car.mra === null),
    fourWheels: Number(car.drive === '4WD'),
    brakeB: Number(car.brake === 'B'),
    brakeC: Number(car.brake === 'C'),
    low: Number(car.clearance === 'Low' && isPenalised('Low', clearancePenalty)),
    mid: Number(car.clearance === 'Mid' && isPenalised('Mid', clearancePenalty)),
  };
};

/** MRA over the average car's, up to the fit's range; `unknown` where it is unknown. */
export const mraTerm = ({ mra }: CarStats, most: number, unknown: number): number =>
  mra === null ? unknown : (within(mra, 12, most) - AVERAGE.mra) / 30;
