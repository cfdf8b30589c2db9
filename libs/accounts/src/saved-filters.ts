/** A filter of cars, a hand of a round, or the picks of an event, that somebody keeps under a name; `text` is null where they took it away. Times are ISO 8601, UTC. */
export type SavedFilter = { readonly name: string; readonly text: string | null; readonly changedAt: string };

/** Filters that follow a person from device to device. They go with their owner's account. */
export type SavedFiltersOfUsers = {
  /** The last changed first. */
  of(userId: string): Promise<readonly SavedFilter[]>;
  /** Keeps each unless a newer one of its name is there, and of all no more than the `most` that were changed last. */
  keep(userId: string, filters: readonly SavedFilter[], most: number): Promise<void>;
};
