import { type Drive, type Tyre, tyres } from './car-stats.ts';
import type { SimpleSurface, SurfaceShare } from './conditions.ts';

/** The day on which the tables of grip, prices, rewards and special tracks were last checked (ISO 8601). */
export const TABLES_CHECKED = '2026-11-22';

/** Percent of dry asphalt's grip, tyres in the order of `tyres`. Source: the game's own table, as players noted it. */
// prettier-ignore
const percents: Record<Exclude<SimpleSurface, '80'>, Record<Drive, readonly number[]>> = {
  '00': { FWD: [100, 100, 100, 100, 100], RWD: [100, 100, 100, 100, 100], '4WD': [100, 100, 100, 100, 100] },
  '01': { FWD: [76, 88, 92, 85, 59], RWD: [78, 90, 94, 87, 61], '4WD': [80, 95, 98, 90, 65] },
  '10': { FWD: [71, 68, 63, 58, 53], RWD: [73, 70, 65, 60, 55], '4WD': [80, 75, 70, 65, 60] },
  '11': { FWD: [63, 58, 54, 43, 33], RWD: [64, 60, 55, 45, 35], '4WD': [70, 65, 60, 50, 35] },
  '20': { FWD: [64, 64, 59, 54, 49], RWD: [65, 65, 60, 55, 50], '4WD': [70, 70, 65, 60, 50] },
  '30': { FWD: [27, 24, 21, 18, 14], RWD: [28, 25, 22, 19, 15], '4WD': [35, 30, 25, 20, 15] },
  '50': { FWD: [66, 58, 53, 48, 40], RWD: [68, 60, 55, 50, 42], '4WD': [70, 65, 60, 55, 45] },
  '60': { FWD: [53, 48, 42, 34, 24], RWD: [55, 50, 43, 35, 25], '4WD': [60, 55, 50, 40, 25] },
  '70': { FWD: [58, 53, 48, 43, 35], RWD: [60, 55, 50, 45, 37], '4WD': [65, 60, 55, 50, 40] },
  '71': { FWD: [53, 48, 42, 34, 24], RWD: [55, 50, 43, 35, 25], '4WD': [60, 55, 50, 40, 25] },
};

/** Grip of a tyre on a drive, percent of dry asphalt's; 100 in water, for which nothing is known. */
export const gripPercent = (surface: SimpleSurface, drive: Drive, tyre: Tyre): number =>
  surface === '80' ? 100 : (percents[surface][drive][tyres.indexOf(tyre)] ?? 100);

/** Grip in whole percent of the best tyre on the same surface and drive, as in the grip table's second view. */
export const gripOfBest = (surface: SimpleSurface, drive: Drive, tyre: Tyre): number => {
  const best = Math.max(...tyres.map((other) => gripPercent(surface, drive, other)));
  return Math.round((100 * gripPercent(surface, drive, tyre)) / best);
};

/** Grip over a lap, 1 on dry asphalt: the mean of the logarithms, because time goes as one over grip. Water is left out. */
export const lapGrip = (shares: readonly SurfaceShare[], drive: Drive, tyre: Tyre): number => {
  const known = shares.filter(({ surface }) => surface !== '80');
  const lns = known.map(({ surface, percent }) => percent * Math.log(gripPercent(surface, drive, tyre) / 100));
  return Math.exp(sum(lns) / sum(known.map(({ percent }) => percent)));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
