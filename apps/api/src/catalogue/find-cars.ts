import type { Car, FoundCars } from '#contracts';
import {
  type AssetCar,
  type CarSearch,
  type Criteria,
  type FacetCounts,
  type Facets,
  type Filter,
  matchesCriteria,
  parseCriteria,
} from '#racing';
import { CursorUnreadable } from '#read-store';
import { Refused } from '../http/refused.ts';

export type LoadedCars = {
  readonly cars: readonly AssetCar[];
  readonly search: CarSearch;
  readonly facets: (filter: Filter) => Facets;
};

export type CarsQuery = {
  readonly q?: string | undefined;
  readonly criteria?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** The cars that match both text and criteria, best first. Refused: `criteria-invalid`. Throws `CursorUnreadable`. */
export const findCars = ({ cars, search, facets }: LoadedCars, asked: CarsQuery): FoundCars => {
  const criteria = readCriteria(asked.criteria ?? '');
  const [filter = { ranges: {}, choices: {} }, ...others] = criteria;
  const matches = matchesCriteria(criteria);
  const { hits, total } = search(asked.q ?? '', cars.length, (index) => matches(cars[index] as AssetCar));
  const found = hits.flatMap(({ index }) => cars[index] ?? []);
  const from = asked.after === undefined ? 0 : placeAfter(found, asked.after);
  const items = found.slice(from, from + asked.limit);
  const last = items.at(-1);
  return {
    items: items as Car[],
    total,
    ...(last && from + items.length < found.length && { next: last.id }),
    ...(others.length === 0 && { facets: plain(facets(filter).counts) }),
  };
};

/** A page shows its reader which criteria were dropped; a program gets an error instead. */
export const readCriteria = (text: string): Criteria => {
  const { criteria, dropped } = parseCriteria(text);
  const [first] = dropped;
  if (first) throw new Refused('criteria-invalid', { item: first.item, fault: first.code });
  return criteria;
};

const placeAfter = (found: readonly AssetCar[], id: string): number => {
  const place = found.findIndex((car) => car.id === id);
  if (place < 0) throw new CursorUnreadable();
  return place + 1;
};

const plain = (counts: FacetCounts): NonNullable<FoundCars['facets']> =>
  Object.fromEntries(Object.entries(counts).map(([group, values]) => [group, Object.fromEntries(values)]));
