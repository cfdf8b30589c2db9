import { type Criteria, emptyFilter, type Filter, type Range } from './criteria.ts';
import type { CriteriaPart } from './describe-criteria.ts';
import { type ChoiceGroup, choiceNames, type RangeGroup } from './groups.ts';
import { isSet, testsOf } from './matches.ts';

/** A filter that asks for this range of a group; without a side it asks for none. */
export const withRange = (filter: Filter, group: RangeGroup, range: Range): Filter => {
  const { [group]: _, ...others } = filter.ranges;
  return { choices: filter.choices, ranges: isSet(range) ? { ...others, [group]: range } : others };
};

/** A filter that asks for one of these values of a group; for none when there are none. */
export const withChoice = (filter: Filter, group: ChoiceGroup, values: readonly string[]): Filter => {
  const { [group]: _, ...others } = filter.choices;
  return { ranges: filter.ranges, choices: values.length > 0 ? { ...others, [group]: values } : others };
};

const isChoice = (group: RangeGroup | ChoiceGroup): group is ChoiceGroup =>
  (choiceNames as readonly string[]).includes(group);

/** A filter that asks for nothing of this group. */
export const withoutGroup = (filter: Filter, group: RangeGroup | ChoiceGroup): Filter =>
  isChoice(group) ? withChoice(filter, group, []) : withRange(filter, group, {});

/** Criteria without one part of one alternative; an alternative that asks for nothing then goes. */
export const withoutPart = (criteria: Criteria, at: number, { group }: CriteriaPart): Criteria =>
  askingCriteria(criteria.map((one, place) => (place === at ? { name: one.name, ...withoutGroup(one, group) } : one)));

/** Only the alternatives that ask for something. */
export const askingCriteria = (criteria: Criteria): Criteria => criteria.filter((filter) => testsOf(filter).length > 0);

/** How many groups of all alternatives ask for something. */
export const countParts = (criteria: Criteria): number =>
  criteria.reduce((sum, filter) => sum + testsOf(filter).length, 0);

/** Criteria of one alternative without a name that asks for these classes too: what quick chips outside a filter set. */
export const withClasses = (criteria: Criteria, classes: readonly string[]): Criteria => {
  const some = criteria.length > 0 ? criteria : [{ name: '', ...emptyFilter }];
  return askingCriteria(some.map(({ name, ...filter }) => ({ name, ...withChoice(filter, 'class', classes) })));
};
