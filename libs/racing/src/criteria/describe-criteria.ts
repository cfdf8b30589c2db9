import type { Alternative, Criteria, Range } from './criteria.ts';
import { type ChoiceGroup, choiceNames, choiceRow, type RangeGroup, rangeNames } from './groups.ts';
import { isSet } from './matches.ts';

/** A value of a group: a word with a translation, or the catalogue's own (a brand, a country's code, a tag). */
export type DescribedValue = { readonly key: string } | { readonly text: string };

/** One part of the sentence: `key` says how it is put, `group` what it is about; both are translation keys. */
export type CriteriaPart =
  | { readonly key: 'criteria.atLeast'; readonly group: string; readonly from: number }
  | { readonly key: 'criteria.atMost'; readonly group: string; readonly to: number }
  | { readonly key: 'criteria.between'; readonly group: string; readonly from: number; readonly to: number }
  | { readonly key: 'criteria.exactly'; readonly group: string; readonly from: number }
  | { readonly key: 'criteria.anyOf'; readonly group: string; readonly values: readonly DescribedValue[] };

/** The parts of one alternative, joined by "and"; none for any car. */
export type DescribedAlternative = { readonly name: string; readonly parts: readonly CriteriaPart[] };

/** Criteria as parts of a sentence in the order of the filter; alternatives are joined by "or". */
export const describeCriteria = (criteria: Criteria): readonly DescribedAlternative[] =>
  criteria.map((alternative) => ({ name: alternative.name, parts: partsOf(alternative) }));

const partsOf = ({ ranges, choices }: Alternative): readonly CriteriaPart[] => [
  ...choiceNames.flatMap((group) => choicePart(group, choices[group] ?? [])),
  ...rangeNames.flatMap((group) => rangePart(group, ranges[group] ?? {})),
];

const groupKey = (group: ChoiceGroup | RangeGroup): string => `criteria.groups.${group}`;

const choicePart = (group: ChoiceGroup, values: readonly string[]): readonly CriteriaPart[] =>
  values.length === 0
    ? []
    : [{ key: 'criteria.anyOf', group: groupKey(group), values: values.map((value) => describedValue(group, value)) }];

const describedValue = (group: ChoiceGroup, value: string): DescribedValue =>
  choiceRow(group).values ? { key: `criteria.values.${group}.${value}` } : { text: value };

const rangePart = (name: RangeGroup, range: Range): readonly CriteriaPart[] => {
  const group = groupKey(name);
  const { from, to } = range;
  if (!isSet(range)) return [];
  if (from === undefined) return to === undefined ? [] : [{ key: 'criteria.atMost', group, to }];
  if (to === undefined) return [{ key: 'criteria.atLeast', group, from }];
  return [from === to ? { key: 'criteria.exactly', group, from } : { key: 'criteria.between', group, from, to }];
};
