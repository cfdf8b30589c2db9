import { carIdentity, type KnownCar } from '#imports';
import type { SheetRow } from '#domain';
import { buildCarSearch, type CatalogueCar } from '#racing';

/** Cars a row may mean; `sure` when there is no doubt. */
export type RowMatch = { readonly sure: boolean; readonly carIds: readonly string[] };

/** Cars that are offered to whoever decides on a row. */
const CANDIDATES = 5;

/** What it takes to find a car: its names, and what a search looks at. */
export type FindableCar = KnownCar & CatalogueCar;

/** Finds the car of a row by brand, name and year; what a search finds for its words are candidates only. */
export const rowMatcher = (known: Iterable<FindableCar>): ((row: SheetRow) => RowMatch) => {
  const cars = [...known];
  const identity = carIdentity(cars);
  const search = buildCarSearch(cars);
  return ({ name, brand, year }) => {
    const ids = year === null ? [] : identity({ name, brand, year }).ids;
    if (ids.length > 0) return { sure: ids.length === 1, carIds: ids.slice(0, CANDIDATES) };
    const texts = [`${brand} ${name} ${year ?? ''}`, `${name} ${year ?? ''}`, `${brand} ${name}`, name];
    const hits = texts.map((text) => search(text, CANDIDATES).hits).find((found) => found.length > 0) ?? [];
    return { sure: false, carIds: hits.flatMap(({ index }) => cars[index]?.id ?? []) };
  };
};
