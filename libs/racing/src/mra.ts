import type { BrakeClass } from './car-stats.ts';

const hundredths = (number: number): number => Math.round(number * 100) / 100;

/** 100 when the second stretch takes as long as the first; undefined unless both take time. */
const stretches = (first: number, both: number, whole = 100): number | undefined =>
  first > 0 && both > first ? hundredths((whole * first) / (both - first)) : undefined;

/**
 * Mid-range acceleration, two decimals: 100 when 60 to 100 mph takes as long as 0 to 60, more when less; tuning does not
 * change it. Undefined unless the car took longer to 100 mph. Source: the players' notes.
 */
export const mra = (seconds0to60: number, seconds0to100: number): number | undefined =>
  stretches(seconds0to60, seconds0to100);

/** MRA with a quarter mile instead of 0-100; compare it only with its like. */
export const quarterMileMra = (seconds0to60: number, secondsQuarterMile: number): number | undefined =>
  stretches(seconds0to60, secondsQuarterMile);

/** High-range acceleration: the same of 100 to 150 mph against 0 to 100. */
export const hra = (seconds0to100: number, seconds0to150: number): number | undefined =>
  stretches(seconds0to100, seconds0to150);

/** High-range acceleration from the 170 mph run: a quarter, for 20 mph where the other has 50. */
export const hraTo170 = (seconds0to150: number, seconds0to170: number): number | undefined =>
  stretches(seconds0to150, seconds0to170, 25);

/** 0-100 of a car, seconds, by its 0-60 at the same tune and its MRA; within 0.9 % (median) of measured times. */
export const seconds0to100 = (seconds0to60: number, mraOfCar: number): number => seconds0to60 * (1 + 100 / mraOfCar);

/** Seconds to stop: of a run that ends at rest, less the run without; undefined unless that took time. */
export const brakingSeconds = (withStop: number, without: number): number | undefined =>
  withStop > without ? hundredths(withStop - without) : undefined;

const brakeClasses: readonly (readonly [below: number, BrakeClass])[] = [
  [4.2, 'A'],
  [5.2, 'B'],
  [5.9, 'C'],
];

/** The class of brakes that stop a car from 100 mph on dry asphalt in so many seconds; undefined when unknown or worse. */
export const brakeClassOf = (seconds: number): BrakeClass | undefined =>
  seconds > 0 ? brakeClasses.find(([below]) => seconds < below)?.[1] : undefined;
