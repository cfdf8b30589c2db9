import type { Decider } from '#kernel';
import type { ImportAnnounced } from './catalogue-import.events.ts';

/** The imports of a year: how many, and the last one, the only one that may be continued. */
export type ImportList = { readonly count: number; readonly last?: ImportAnnounced['data'] };

/** The stream of a year's imports: at most 1,000, the budget of a stream. */
export const importListStream = (year: string): string => `imports-${year}`;

export const importList: Decider<ImportList, ImportAnnounced> = {
  initial: { count: 0 },
  evolve: ({ count }, { data }) => ({ count: count + 1, last: data }),
};
