import type { Alternative, Criteria, Range } from './criteria.ts';
import { type ChoiceGroup, choiceNames, type RangeGroup, rangeNames } from './groups.ts';
import { isSet } from './matches.ts';

/** One part of the sentence: the requirement of a group. */
export type CriteriaPart =
  | { readonly group: RangeGroup; readonly range: Range }
  | { readonly group: ChoiceGroup; readonly values: readonly string[] };

/** The parts of one alternative, joined by "and"; none for any car. */
export type DescribedAlternative = { readonly name: string; readonly parts: readonly CriteriaPart[] };

/** Criteria as parts of a sentence in the order of the filter; alternatives are joined by "or". */
export const describeCriteria = (criteria: Criteria): readonly DescribedAlternative[] =>
  criteria.map((alternative) => ({ name: alternative.name, parts: partsOf(alternative) }));

const partsOf = ({ ranges, choices }: Alternative): readonly CriteriaPart[] => [
  ...choiceNames.flatMap((group) => {
    const values = choices[group] ?? [];
    return values.length > 0 ? [{ group, values }] : [];
  }),
  ...rangeNames.flatMap((group) => {
    const range = ranges[group] ?? {};
    return isSet(range) ? [{ group, range }] : [];
  }),
];
