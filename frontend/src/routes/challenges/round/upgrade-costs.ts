import type { Car } from '#contracts';
import {
  copyReaches,
  costOfPoints,
  extraTunes,
  type GarageCopy,
  hasExtraTunes,
  offeredTunes,
  type Tune,
  tunePoints,
} from '#racing';

/** The cost until the user's copy drives a car in a tune: none, or the upgrades of the nearest copy. */
export type UpgradeCost = { readonly cash: number; readonly from: string };

/** By "car|tune": the cheapest copy for each tune; those that no copy can reach are left out. */
export function upgradeCosts(
  copies: readonly GarageCopy[],
  cars: ReadonlyMap<string, Car>,
): ReadonlyMap<string, UpgradeCost> {
  const costs = new Map<string, UpgradeCost>();
  for (const copy of copies) {
    const carClass = cars.get(copy.carId)?.class;
    if (!carClass) continue;
    for (const tune of [...offeredTunes, ...(hasExtraTunes(carClass) ? extraTunes : [])]) {
      const cash = cashTo(tune, copy, carClass);
      const key = `${copy.carId}|${tune}`;
      if (cash !== undefined && cash < (costs.get(key)?.cash ?? Infinity)) costs.set(key, { cash, from: copy.points });
    }
  }
  return costs;
}

const cashTo = (tune: Tune, { points }: GarageCopy, carClass: Car['class']): number | undefined =>
  copyReaches({ points }, tunePoints(tune))
    ? 0
    : costOfPoints(carClass, Array.from(points, Number), tunePoints(tune))?.cash;
