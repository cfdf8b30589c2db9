import { CRITERIA_TEXT_CHARACTERS_MAX, CRITERIA_VALUES_MAX, type Filter, type Range } from './criteria.ts';
import { type ChoiceGroup, choiceNames, choiceRow, type RangeGroup, rangeNames, rangeRow } from './groups.ts';

/** Why a part of a link was left out. */
export const criteriaFaults = [
  'criteria-group-unknown',
  'criteria-group-repeated',
  'criteria-range-unreadable',
  'criteria-value-unknown',
  'criteria-item-unreadable',
  'criteria-too-many-alternatives',
  'criteria-too-long',
] as const;
export type CriteriaFault = (typeof criteriaFaults)[number];

/** The filter with one more item, and the item's fault. */
export type ReadItem = { readonly filter: Filter; readonly fault?: CriteriaFault };

/** Reads an item without its `~`: a group's code, then its range or values. */
export const readItem = (filter: Filter, item: string): ReadItem => {
  const [code, text] = [item.charAt(0), item.slice(1)];
  const range = rangeNames.find((group) => rangeRow(group).code === code);
  if (range) return readRange(filter, range, text);
  const choice = choiceNames.find((group) => choiceRow(group).code === code);
  return choice ? readChoice(filter, choice, text) : { filter, fault: 'criteria-group-unknown' };
};

const readRange = (filter: Filter, group: RangeGroup, text: string): ReadItem => {
  if (filter.ranges[group]) return { filter, fault: 'criteria-group-repeated' };
  const range = rangeOf(text);
  return range
    ? { filter: { ...filter, ranges: { ...filter.ranges, [group]: range } } }
    : { filter, fault: 'criteria-range-unreadable' };
};

const NUMBER = String.raw`-?\d{1,9}(?:\.\d{1,20})?`;
const RANGE = new RegExp(`^(${NUMBER})?_(${NUMBER})?$`);

const rangeOf = (text: string): Range | undefined => {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  if (Number(from ?? -Infinity) > Number(to ?? Infinity)) return undefined;
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) };
};

/** The readable values stay when others are not. */
const readChoice = (filter: Filter, group: ChoiceGroup, text: string): ReadItem => {
  if (filter.choices[group]) return { filter, fault: 'criteria-group-repeated' };
  const { values: known } = choiceRow(group);
  const read = text.split(',').map(unescaped);
  const values = [...new Set(read)].filter(
    (value) => value !== undefined && (known?.includes(value) ?? true),
  ) as string[];
  const kept = values.slice(0, CRITERIA_VALUES_MAX);
  return {
    filter: kept.length > 0 ? { ...filter, choices: { ...filter.choices, [group]: kept } } : filter,
    ...(kept.length < read.length && { fault: 'criteria-value-unknown' }),
  };
};

/** The text of a name or value; undefined when it is empty, too long or broken. */
export const unescaped = (text: string): string | undefined => {
  try {
    const plain = decodeURIComponent(text);
    return plain !== '' && plain.length <= CRITERIA_TEXT_CHARACTERS_MAX ? plain : undefined;
  } catch {
    return undefined;
  }
};
