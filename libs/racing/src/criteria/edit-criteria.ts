import { type Criteria, emptyFilter, type Filter, type Range } from './criteria.ts';
import type { CriteriaPart } from './describe-criteria.ts';
import { type ChoiceGroup, choiceNames, type RangeGroup, rangeNames } from './groups.ts';
import { isSet, testsOf } from './matches.ts';

/** The filter with this range of a group; a range without sides removes it. */
export const withRange = (filter: Filter, group: RangeGroup, range: Range): Filter => {
  const { [group]: _, ...others } = filter.ranges;
  return { choices: filter.choices, ranges: isSet(range) ? { ...others, [group]: range } : others };
};

/** The filter with these values of a group; without values it is removed. */
export const withChoice = (filter: Filter, group: ChoiceGroup, values: readonly string[]): Filter => {
  const { [group]: _, ...others } = filter.choices;
  return { ranges: filter.ranges, choices: values.length > 0 ? { ...others, [group]: values } : others };
};

const isChoice = (group: RangeGroup | ChoiceGroup): group is ChoiceGroup =>
  (choiceNames as readonly string[]).includes(group);

/** The filter without this group. */
export const withoutGroup = (filter: Filter, group: RangeGroup | ChoiceGroup): Filter =>
  isChoice(group) ? withChoice(filter, group, []) : withRange(filter, group, {});

/** Criteria without one part of one alternative; an alternative left without requirements is removed. */
export const withoutPart = (criteria: Criteria, at: number, { group }: CriteriaPart): Criteria =>
  nonEmptyCriteria(
    criteria.map((one, place) => (place === at ? { name: one.name, ...withoutGroup(one, group) } : one)),
  );

/** Only the alternatives with requirements. */
export const nonEmptyCriteria = (criteria: Criteria): Criteria =>
  criteria.filter((filter) => testsOf(filter).length > 0);

/** Number of groups with requirements in all alternatives. */
export const countParts = (criteria: Criteria): number =>
  criteria.reduce((sum, filter) => sum + testsOf(filter).length, 0);

/** Criteria of one unnamed alternative that also requires these classes: set by quick chips outside a filter. */
export const withClasses = (criteria: Criteria, classes: readonly string[]): Criteria => {
  const some = criteria.length > 0 ? criteria : [{ name: '', ...emptyFilter }];
  return nonEmptyCriteria(some.map(({ name, ...filter }) => ({ name, ...withChoice(filter, 'class', classes) })));
};

export type CriteriaGroup = RangeGroup | ChoiceGroup;

/** Groups in which every car that meets these criteria has the same value: requiring another one finds nothing. */
export const fixedGroups = (criteria: Criteria): ReadonlySet<CriteriaGroup> => {
  const asking = nonEmptyCriteria(criteria);
  const isFixed = (valueOf: (filter: Filter) => string | undefined) => {
    const values = new Set(asking.map(valueOf));
    return values.size === 1 && !values.has(undefined);
  };
  return new Set([
    ...rangeNames.filter((group) => isFixed(({ ranges }) => onlyFigure(ranges[group]))),
    ...choiceNames.filter((group) => !severalValues.includes(group) && isFixed(({ choices }) => only(choices[group]))),
  ]);
};

/** A car has several of these: requiring one leaves the others open. */
const severalValues: readonly ChoiceGroup[] = ['body', 'tag', 'tag2', 'tag3'];

const onlyFigure = ({ from, to }: Range = {}): string | undefined =>
  from !== undefined && from === to ? String(from) : undefined;

const only = (values: readonly string[] = []): string | undefined => (values.length === 1 ? values[0] : undefined);
