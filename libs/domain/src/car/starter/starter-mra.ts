import type { CarAttributes } from '../car-attributes.ts';

/** Cars that hardly pass 100 mph have no MRA. */
const LEAST_MPH = 102;
const STEPS = 40;

/** A start is limited by its tyres, the more the quicker it is: the factor on 0-60 at constant power. */
const TRACTION = 1.25;
const TRACTION_AT_S = 8;
const TRACTION_POWER = 0.35;

/**
 * A plausible MRA (100 · 0-60 over 60-100 mph) of a car without a published 0-100: constant power against drag that
 * grows with the cube of speed, and a start that the tyres limit. Two decimals; null below 102 mph, or where 60 is
 * never reached.
 */
export const starterMra = (car: Pick<CarAttributes, 'acceleration0to60s' | 'topSpeedMph'>): number | null => {
  const { acceleration0to60s: seconds, topSpeedMph } = car;
  if (seconds === null || topSpeedMph < LEAST_MPH) return null;
  const power = effort(0, 60, topSpeedMph) / effort(60, 100, topSpeedMph);
  const traction = TRACTION * (TRACTION_AT_S / seconds) ** TRACTION_POWER;
  return Math.round(10_000 * power * traction) / 100;
};

/** Proportional to the time at constant power between two speeds: the midpoint of each of 40 steps. */
const effort = (fromMph: number, toMph: number, topSpeedMph: number): number => {
  const step = (toMph - fromMph) / STEPS;
  const middles = Array.from({ length: STEPS }, (_, at) => fromMph + (at + 0.5) * step);
  return middles.reduce((sum, mph) => sum + (step * mph) / (1 - (mph / topSpeedMph) ** 3), 0);
};
