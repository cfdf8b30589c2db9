import { viewId, type ViewVersion } from './view-writer.ts';

/**
 * Notes of a process on its work for others to read, such as its progress: small, of no lasting value, the last one
 * counts.
 *
 * Errors: `ReadStoreUnavailable`.
 */
export type Notes = {
  put(key: string, value: object): Promise<void>;
  /** Undefined when there is none, or it was removed. */
  get(key: string): Promise<object | undefined>;
  remove(key: string): Promise<void>;
};

/** Key of the last trouble with a view: its time and message. */
export const viewErrorOf = (view: ViewVersion): string => `trouble:${viewId(view)}`;
export type ViewError = { readonly at: string; readonly message: string };
