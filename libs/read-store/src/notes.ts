import { viewId, type ViewVersion } from './view-writer.ts';

/**
 * What a process says of its work for others to look at, as how far it is: small, of no lasting worth, the last one counts.
 *
 * Errors: `ReadStoreUnavailable`.
 */
export type Notes = {
  put(key: string, value: object): Promise<void>;
  /** Undefined when there is none, or it was removed. */
  get(key: string): Promise<object | undefined>;
  remove(key: string): Promise<void>;
};

/** Where the last trouble with a view is noted: when, and what it said. */
export const troubleOf = (view: ViewVersion): string => `trouble:${viewId(view)}`;
export type Trouble = { readonly at: string; readonly message: string };
