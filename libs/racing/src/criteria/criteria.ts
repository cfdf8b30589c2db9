import type { ChoiceGroup, RangeGroup } from './groups.ts';

/** From and to belong to it; a side that is missing is open. */
export type Range = { readonly from?: number; readonly to?: number };

/** What a car has to be: within every range, and one of the values of every group that has some. Empty: any car. */
export type Filter = {
  readonly ranges: { readonly [Group in RangeGroup]?: Range };
  readonly choices: { readonly [Group in ChoiceGroup]?: readonly string[] };
};

/** One of several filters, with the name somebody gave it; '' for none. */
export type Alternative = Filter & { readonly name: string };

/** A car has to pass one of the alternatives, at most three; none at all: any car. */
export type Criteria = readonly Alternative[];

/** Bounds of criteria, in links as elsewhere. */
export const CRITERIA_ALTERNATIVES_MAX = 3;
export const CRITERIA_VALUES_MAX = 100;
export const CRITERIA_TEXT_CHARACTERS_MAX = 80;

export const emptyFilter: Filter = { ranges: {}, choices: {} };
