import type { CatalogueCar } from '../catalogue-car.ts';
import type { Criteria, Filter, Range } from './criteria.ts';
import { choiceNames, choiceRow, rangeNames, rangeRow } from './groups.ts';

type Test = (car: CatalogueCar) => boolean;

/** The groups of a filter with requirements, each with its test. */
export const testsOf = (filter: Filter): readonly { readonly group: string; readonly passes: Test }[] => [
  ...rangeNames.flatMap((group) => {
    const range = filter.ranges[group];
    return range && isSet(range) ? [{ group, passes: withinTest(range, rangeRow(group).of) }] : [];
  }),
  ...choiceNames.flatMap((group) => {
    const values = filter.choices[group] ?? [];
    return values.length > 0 ? [{ group, passes: amongTest(values, choiceRow(group).of) }] : [];
  }),
];

/** Whether a range has a side at all. */
export const isSet = ({ from, to }: Range): boolean => from !== undefined || to !== undefined;

/** An unknown number, or a time never reached, is in no range. */
const withinTest =
  ({ from = -Infinity, to = Infinity }: Range, of: (car: CatalogueCar) => number | null): Test =>
  (car) => {
    const figure = of(car);
    return figure !== null && figure >= from && figure <= to;
  };

const amongTest =
  (values: readonly string[], of: (car: CatalogueCar) => readonly string[]): Test =>
  (car) =>
    of(car).some((value) => values.includes(value));

/** A test for cars: prepared once, called often. */
export const matchesFilter = (filter: Filter): Test => {
  const tests = testsOf(filter);
  return (car) => tests.every(({ passes }) => passes(car));
};

/** A test for cars: one alternative has to let each pass; one without requirements counts only when all are without. */
export const matchesCriteria = (criteria: Criteria): Test => {
  const alternatives = criteria.filter((filter) => testsOf(filter).length > 0).map(matchesFilter);
  return (car) => alternatives.length === 0 || alternatives.some((matches) => matches(car));
};
