import type { Car, StatedRound } from '#contracts';
import { nonEmptyCriteria, type Criteria, matchesCriteria } from '#racing';

const COVER_CARS_MAX = 3;

/**
 * The cars of a cover: the prizes, then the best that meet the requirement, one per brand. None where a challenge has
 * no prizes and admits every car.
 */
export function coverCars(prizes: readonly Car[], criteria: Criteria, cars: readonly Car[]): readonly Car[] {
  const shown = prizes.slice(0, COVER_CARS_MAX);
  if (shown.length === COVER_CARS_MAX || nonEmptyCriteria(criteria).length === 0) return shown;
  const meets = matchesCriteria(criteria);
  const fitting = cars.filter(meets).toSorted((one, other) => other.rq - one.rq || one.id.localeCompare(other.id));
  const brands = new Set(shown.map(({ brand }) => brand));
  for (const car of fitting) {
    if (shown.length === COVER_CARS_MAX) break;
    if (brands.has(car.brand)) continue;
    brands.add(car.brand);
    shown.push(car);
  }
  return shown;
}

/** The reward cars of the rounds, each once. */
export const prizesOf = (rounds: readonly StatedRound[], byId: ReadonlyMap<string, Car>): readonly Car[] => {
  const ids = rounds.flatMap(({ facts: { rewards } }) => rewards.flatMap(({ carId }) => carId ?? []));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
};
