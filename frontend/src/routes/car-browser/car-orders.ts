import type { Car } from '#contracts';
import { type RangeGroup, rangeGroups, type SortScore, sortScores } from '#racing';
import type { Sort } from '../../lib/lists/use-list-address.ts';
import type { FoundCar } from '../../features/cars/use-found-cars.ts';

export type CarOrder = RangeGroup | 'name' | SortScore;

export type CarSorting = Sort & { readonly by: CarOrder };

const figures = Object.keys(rangeGroups) as readonly RangeGroup[];
const scores = Object.keys(sortScores) as readonly SortScore[];
export const carOrders: readonly CarOrder[] = ['name', ...figures, ...scores];

/** Where less is better, or comes first. */
const upFirst: readonly CarOrder[] = ['name', 'acceleration0to60s'];

/** The initial direction of an order: the best first. */
export const beginsDown = (by: CarOrder): boolean => !upFirst.includes(by);

export const isCarOrder = (by: string): by is CarOrder => (carOrders as readonly string[]).includes(by);
const isScore = (by: CarOrder): by is SortScore => (scores as readonly string[]).includes(by);

/** The stat of a car that an order compares; null where it is unknown. */
export function figureOf(car: Car, by: Exclude<CarOrder, 'name'>): number | null {
  return isScore(by) ? sortScores[by](car) : rangeGroups[by].of(car);
}

/** Cars in an order; equal cars stay in place; unknown values come last in both directions. */
export function inOrder(cars: readonly FoundCar[], sort: Sort | undefined): readonly FoundCar[] {
  if (!sort || !isCarOrder(sort.by)) return cars;
  const sign = sort.down ? -1 : 1;
  if (sort.by === 'name') {
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return cars.toSorted((one, other) => sign * compare(one.car.name, other.car.name));
  }
  const { by } = sort;
  const keyed = cars.map((found) => ({ found, figure: figureOf(found.car, by) }));
  const lastWhenUnknown = sign * Infinity;
  const key = (figure: number | null) => figure ?? lastWhenUnknown;
  keyed.sort((one, other) => (one.figure === other.figure ? 0 : sign * (key(one.figure) - key(other.figure))));
  return keyed.map(({ found }) => found);
}

/** The sort after a press on the head of an order: the best first, then reversed, then unsorted. */
export function nextSort(now: CarSorting | undefined, by: CarOrder): CarSorting | undefined {
  if (now?.by !== by) return { by, down: beginsDown(by) };
  return now.down === beginsDown(by) ? { by, down: !now.down } : undefined;
}
