import { type Alternative, type Criteria, CRITERIA_ALTERNATIVES_MAX, emptyFilter } from './criteria.ts';
import { type CriteriaFault, readItem, unescaped } from './read-item.ts';

/** An ignored part of a link: its text as written there, at most 80 characters of it, and why. */
export type DroppedCriterion = { readonly item: string; readonly code: CriteriaFault };

export type ParsedCriteria = { readonly criteria: Criteria; readonly dropped: readonly DroppedCriterion[] };

/** Characters of a link that are read. */
const CHARACTERS_MAX = 8_000;
const VISIBLE_ITEM_CHARACTERS = 80;

/**
 * Reads the output of `formatCriteria`. Never throws: an unreadable part is left out and listed; of a group with one
 * unreadable value the others stay. Items before the first name belong to an alternative without one; a fourth
 * alternative is left out with all its items. Pass the text as it is in the address, still escaped.
 */
export const parseCriteria = (text: string): ParsedCriteria => {
  const reading: Reading = { alternatives: [], dropped: [] };
  const [before = '', ...items] = text.slice(0, CHARACTERS_MAX).split('~');
  const cut = text.length > CHARACTERS_MAX ? items.pop() : undefined;
  if (before !== '') drop(reading, before, 'criteria-item-unreadable');
  for (const item of items) {
    const fault = item.startsWith('N') ? begin(reading, item) : add(reading, item);
    if (fault) drop(reading, item, fault);
  }
  if (cut !== undefined) drop(reading, cut, 'criteria-too-long');
  return { criteria: reading.alternatives.slice(0, CRITERIA_ALTERNATIVES_MAX), dropped: reading.dropped };
};

/** Alternatives beyond the last valid one are collected too, so that the items after them are known to be theirs. */
type Reading = { alternatives: Alternative[]; dropped: DroppedCriterion[] };

const drop = ({ dropped }: Reading, item: string, code: CriteriaFault): void => {
  dropped.push({ item: item.slice(0, VISIBLE_ITEM_CHARACTERS), code });
};

const begin = ({ alternatives }: Reading, item: string): CriteriaFault | undefined => {
  const name = item === 'N' ? '' : unescaped(item.slice(1));
  const count = alternatives.push({ name: name ?? '', ...emptyFilter });
  if (count > CRITERIA_ALTERNATIVES_MAX) return 'criteria-too-many-alternatives';
  return name === undefined ? 'criteria-item-unreadable' : undefined;
};

const add = ({ alternatives }: Reading, item: string): CriteriaFault | undefined => {
  if (alternatives.length > CRITERIA_ALTERNATIVES_MAX) return 'criteria-too-many-alternatives';
  const current = alternatives.at(-1) ?? { name: '', ...emptyFilter };
  const { filter, fault } = readItem(current, item);
  if (filter !== current) alternatives.splice(-1, 1, { name: current.name, ...filter });
  return fault;
};
