import type { CarClass } from '../car-class.ts';

/**
 * Cash for each of the nine steps of one part of a car, first step first; three steps are a stage, and all three parts
 * cost the same. Seen on a car's upgrade page. Source: the players' notes.
 */
// prettier-ignore
export const upgradePrices: Readonly<Record<CarClass, readonly number[]>> = {
  F: [200, 250, 300, 300, 375, 450, 450, 550, 750],
  E: [400, 475, 550, 550, 650, 750, 750, 875, 1125],
  D: [700, 800, 900, 900, 1025, 1150, 1150, 1300, 1600],
  C: [1100, 1225, 1350, 1350, 1500, 1650, 1650, 1825, 2175],
  B: [1600, 1750, 1900, 1900, 2075, 2250, 2250, 2450, 2850],
  A: [2200, 2375, 2550, 2550, 2750, 2950, 2975, 3200, 3650],
  S: [2900, 3100, 3300, 3300, 3525, 3750, 3750, 4050, 4550],
};
