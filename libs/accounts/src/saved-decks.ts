/** A deck under a name: the query of its address. */
export type NamedDeck = { readonly name: string; readonly query: string };

/** A deck that somebody keeps; `deck` is null where they took it away. Times are ISO 8601, UTC. */
export type SavedDeck = { readonly id: string; readonly deck: NamedDeck | null; readonly changedAt: string };

/** Decks that follow a person from device to device. They go with their owner's account. */
export type SavedDecksOfUsers = {
  /** The last changed first. */
  of(userId: string): Promise<readonly SavedDeck[]>;
  /** Keeps each unless a newer one of its id is there, and of all no more than the `most` that were changed last. */
  keep(userId: string, decks: readonly SavedDeck[], most: number): Promise<void>;
};
