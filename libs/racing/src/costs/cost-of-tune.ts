import type { CarClass } from '../car-class.ts';
import { parseTune, type Tune, tunePoints } from '../tune.ts';
import { type FusePrice, fusePrices } from './fuse-prices.ts';
import { upgradePrices } from './upgrade-prices.ts';

/**
 * The cost of tuning a car: `cash` is upgrades and fuses together, `fuseSeconds` the waits one after the other, `gold`
 * skips them all.
 */
export type TuneCost = {
  readonly cash: number;
  readonly upgradeCash: number;
  readonly fuseCash: number;
  readonly fuses: number;
  readonly fuseSeconds: number;
  readonly gold: number;
};

/** A part's fuses are due before these steps, counted from 1. */
const FUSE_BEFORE_STEPS = [4, 7] as const;

/**
 * Cost of upgrading from one tune to another; undefined when a part would have to go down, which is impossible in the
 * game. A part at a full stage counts as not yet fused for the next: the tune does not show it.
 */
export const costOfTune = (carClass: CarClass, from: Tune, to: Tune): TuneCost | undefined =>
  costOfPoints(carClass, tunePoints(from), tunePoints(to));

/** The same from the points of each part, 0 to 9: points between two tunes can be upgraded as well. */
export const costOfPoints = (
  carClass: CarClass,
  present: readonly number[],
  wanted: readonly number[],
): TuneCost | undefined => {
  if (present.some((points, part) => points > (wanted[part] ?? 0))) return undefined;
  const parts = present.map((points, part) => [points, wanted[part] ?? 0] as const);
  const fuses = parts.flatMap((steps) => fusesBetween(carClass, ...steps));
  const upgradeCash = sum(parts.flatMap((steps) => upgradePrices[carClass].slice(...steps)));
  const fuseCash = sum(fuses.map(({ cash }) => cash));
  return {
    cash: upgradeCash + fuseCash,
    upgradeCash,
    fuseCash,
    fuses: fuses.length,
    fuseSeconds: sum(fuses.map(({ seconds }) => seconds)),
    gold: sum(fuses.map(({ gold }) => gold)),
  };
};

const fusesBetween = (carClass: CarClass, from: number, to: number): readonly FusePrice[] =>
  fusePrices[carClass].filter((_, fuse) => {
    const step = FUSE_BEFORE_STEPS[fuse] ?? Infinity;
    return from < step && step <= to;
  });

/** Cost of a stock car up to any of the three full tunes, which cost the same. */
export const costToMax = (carClass: CarClass): TuneCost => {
  const [stock, full] = [parseTune('000'), parseTune('332')];
  const cost = stock && full && costOfTune(carClass, stock, full);
  if (!cost) throw new Error('The full tune is above the stock one.');
  return cost;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
