import type { CatalogueCar } from '../catalogue-car.ts';
import { buildCarSearch, type CarSearch } from '../search/car-search.ts';

/** Finds ids of cars similar to a text; the search is built on first use. */
export const nearCars = (cars: readonly (CatalogueCar & { readonly id: string })[]) => {
  let search: CarSearch | undefined;
  return (text: string, most: number): readonly string[] => {
    search ??= buildCarSearch(cars);
    return search(text, most).hits.flatMap(({ index }) => cars[index]?.id ?? []);
  };
};
