/**
 * A filter of cars, a hand of a round, or the picks of an event, saved under a name; `text` is null where the user
 * deleted it. Times are ISO 8601, UTC.
 */
export type SavedFilter = { readonly name: string; readonly text: string | null; readonly changedAt: string };

/** Filters, shared by the user's devices. They are deleted with their owner's account. */
export type SavedFiltersOfUsers = {
  of(userId: string): Promise<readonly SavedFilter[]>;
  /** Stores each unless a newer one of its name exists, and of all only the `most` that were changed last. */
  keep(userId: string, filters: readonly SavedFilter[], most: number): Promise<void>;
};
