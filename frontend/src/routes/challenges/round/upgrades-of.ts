import type { Car } from '#contracts';
import { costOfPoints, type GarageCopy, parseTune, type Tune, tunePoints } from '#racing';
import type { Winner } from '../../../features/match/solve-round.ts';

/**
 * A copy of the user's that wins once it is upgraded: from which points of its parts to which tune, and for how much.
 */
export type Upgrade = {
  readonly carId: string;
  readonly from: string;
  readonly to: Tune;
  readonly cash: number;
};

/** What to upgrade in order to win a race, the least cost first: the cheapest way for each car. */
export function upgradesOf(
  winners: readonly Winner[],
  copies: readonly GarageCopy[],
  cars: ReadonlyMap<string, Car>,
): readonly Upgrade[] {
  const ways = winners.flatMap(({ carId, tune, others }) => {
    const carClass = cars.get(carId)?.class;
    if (!carClass) return [];
    return copies
      .filter((copy) => copy.carId === carId)
      .flatMap(({ points: from }) =>
        [tune, ...others].flatMap((text): Upgrade[] => {
          const to = parseTune(text);
          const cost = to && costOfPoints(carClass, Array.from(from, Number), tunePoints(to));
          return to && cost && cost.cash > 0 ? [{ carId, from, to, cash: cost.cash }] : [];
        }),
      );
  });
  const cheapest = new Map<string, Upgrade>();
  for (const way of ways.toSorted((one, other) => one.cash - other.cash))
    if (!cheapest.has(way.carId)) cheapest.set(way.carId, way);
  return [...cheapest.values()];
}
