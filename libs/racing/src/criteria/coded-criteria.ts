import type { CatalogueCar } from '../catalogue-car.ts';
import type { Criteria } from './criteria.ts';
import { formatCriteria } from './format-criteria.ts';
import { choiceNames, choiceRow } from './groups.ts';
import { parseCriteria } from './parse-criteria.ts';

/** Groups whose values only the catalogue knows: a link may have any text there. */
const openGroups = choiceNames.filter((group) => choiceRow(group).values === undefined);

/** Criteria as codes only: without the users' names of alternatives, and without unreadable parts. */
export const codedCriteria = (text: string): string =>
  formatCriteria(parseCriteria(text).criteria.map((alternative) => ({ ...alternative, name: '' })));

/** Whether an alternative has a user's name. */
export const hasNames = (text: string): boolean => parseCriteria(text).criteria.some(({ name }) => name !== '');

/** Values of criteria that must be looked up in the catalogue: no other list has them. */
export const openValues = (text: string): readonly string[] =>
  parseCriteria(text).criteria.flatMap(({ choices }) => openGroups.flatMap((group) => choices[group] ?? []));

/** Every value that cars have in those groups. */
export const knownValues = (cars: Iterable<CatalogueCar>): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const car of cars)
    for (const group of openGroups) for (const value of choiceRow(group).of(car)) known.add(value);
  return known;
};

/** Like `codedCriteria`, without values that no car has: all that is left is a code of a list. */
export const knownCriteria = (text: string, known: ReadonlySet<string>): string => {
  const only = (criteria: Criteria): Criteria =>
    criteria.map(({ choices, ...alternative }) => ({
      ...alternative,
      choices: {
        ...choices,
        ...Object.fromEntries(
          openGroups.flatMap((group) => {
            const values = choices[group]?.filter((value) => known.has(value));
            return values ? [[group, values]] : [];
          }),
        ),
      },
    }));
  return formatCriteria(only(parseCriteria(codedCriteria(text)).criteria));
};
