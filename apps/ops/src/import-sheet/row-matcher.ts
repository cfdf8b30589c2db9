import type { KnownCar } from '#imports';
import type { SheetRow } from '#domain';
import { carResolver, type CatalogueCar, nearCars } from '#racing';

/** Cars a row may mean; `sure` when there is no doubt. */
export type RowMatch = { readonly sure: boolean; readonly carIds: readonly string[] };

const CANDIDATES = 5;

export type FindableCar = KnownCar & CatalogueCar;

/**
 * Finds the car of a row by brand, name and year; without a year, or with a partial name, there are only candidates.
 */
export const rowMatcher = (known: Iterable<FindableCar>): ((row: SheetRow) => RowMatch) => {
  const cars = [...known];
  const resolve = carResolver(cars);
  const near = nearCars(cars);
  return ({ name, brand, year }) => {
    const meant = resolve({ brand, name, year });
    if (meant.answer === 'found') return { sure: year !== null, carIds: [meant.carId] };
    if (meant.carIds.length > 0) return { sure: false, carIds: meant.carIds.slice(0, CANDIDATES) };
    const texts = [`${brand} ${name} ${year ?? ''}`, `${name} ${year ?? ''}`, `${brand} ${name}`, name];
    return { sure: false, carIds: texts.map((text) => near(text, CANDIDATES)).find(({ length }) => length > 0) ?? [] };
  };
};
