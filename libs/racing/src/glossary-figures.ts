import type { BrakeClass } from './car-stats.ts';

/** Typical seconds from 100 mph to rest for brakes of a class, on dry asphalt. Source: the players' notes. */
export const typicalBrakingSeconds: Readonly<Record<BrakeClass, number>> = { A: 4, B: 4.9, C: 5.7 };

export type OlaLevel = 'high' | 'mid' | 'low';

const HIGH_FROM = 20;
const LOW_UP_TO = 5;

/**
 * The level of a car off the line, by its OLA (acceleration from 0 to 30 mph): high from 20, low up to 5, about 12
 * between. Source: the players' notes.
 */
export const olaLevelOf = (ola: number): OlaLevel => {
  if (ola >= HIGH_FROM) return 'high';
  return ola <= LOW_UP_TO ? 'low' : 'mid';
};
