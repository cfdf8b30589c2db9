import type { CatalogueCar } from '../catalogue-car.ts';
import type { Filter } from './criteria.ts';
import { type ChoiceGroup, choiceNames, choiceRow } from './groups.ts';
import { testsOf } from './matches.ts';

/** Cars that pass a filter, by their places in the list, and for each value of each group the cars it would add. */
export type Facets = { readonly passing: readonly number[]; readonly counts: FacetCounts };

/** Every value that some car of the list has; 0 where it would add none. */
export type FacetCounts = { readonly [Group in ChoiceGroup]: ReadonlyMap<string, number> };

/**
 * Counts cars for filters. A car counts for its values in every group when it passes, and in the one group that
 * excludes it when it fails only that one: so the values of one group do not make each other zero. Its values are
 * calculated once.
 */
export const buildFacets = (cars: readonly CatalogueCar[]): ((filter: Filter) => Facets) => {
  const columns = choiceNames.map((group) => columnOf(group, cars));

  return (filter) => {
    const tests = testsOf(filter);
    const passing: number[] = [];
    const keptOutBy = new Map<string, number[]>(choiceNames.map((group) => [group, []]));
    cars.forEach((car, at) => {
      const failed = tests.filter(({ passes }) => !passes(car));
      const [only] = failed;
      if (only === undefined) passing.push(at);
      else if (failed.length === 1) keptOutBy.get(only.group)?.push(at);
    });
    const counted = columns.map((column) => [column.group, counts(column, passing, keptOutBy.get(column.group) ?? [])]);
    return { passing, counts: Object.fromEntries(counted) as FacetCounts };
  };
};

/** The values of a group, and for each car the places of its own among them. */
type Column = {
  readonly group: ChoiceGroup;
  readonly values: readonly string[];
  readonly ofCar: readonly (readonly number[])[];
};

const columnOf = (group: ChoiceGroup, cars: readonly CatalogueCar[]): Column => {
  const { of } = choiceRow(group);
  const places = new Map<string, number>();
  const placeOf = (value: string): number => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  };
  const ofCar = cars.map((car) => of(car).map(placeOf));
  return { group, values: [...places.keys()], ofCar };
};

const counts = ({ values, ofCar }: Column, ...groups: readonly (readonly number[])[]): ReadonlyMap<string, number> => {
  const sums = values.map(() => 0);
  for (const cars of groups)
    for (const car of cars) for (const place of ofCar[car] ?? []) sums[place] = (sums[place] ?? 0) + 1;
  return new Map(values.map((value, place): [string, number] => [value, sums[place] ?? 0]));
};
