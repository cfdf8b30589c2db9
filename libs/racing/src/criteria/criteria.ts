import type { ChoiceGroup, RangeGroup } from './groups.ts';

/** From and to are included; a missing side is open. */
export type Range = { readonly from?: number; readonly to?: number };

/** Requirements of a car: within every range, and one of the values of every group that has some. Empty: any car. */
export type Filter = {
  readonly ranges: { readonly [Group in RangeGroup]?: Range };
  readonly choices: { readonly [Group in ChoiceGroup]?: readonly string[] };
};

/** One of several filters, with its user's name; '' for none. */
export type Alternative = Filter & { readonly name: string };

/** A car has to pass one of the alternatives, at most three; without any: any car. */
export type Criteria = readonly Alternative[];

/** Bounds of criteria, in links and elsewhere. */
export const CRITERIA_ALTERNATIVES_MAX = 3;
export const CRITERIA_VALUES_MAX = 100;
export const CRITERIA_TEXT_CHARACTERS_MAX = 80;

export const emptyFilter: Filter = { ranges: {}, choices: {} };
