export type NamedDeck = { readonly name: string; readonly query: string };

/** A saved deck; `deck` is null where the user deleted it. Times are ISO 8601, UTC. */
export type SavedDeck = { readonly id: string; readonly deck: NamedDeck | null; readonly changedAt: string };

/** Decks, shared by the user's devices. They are deleted with their owner's account. */
export type SavedDecksOfUsers = {
  of(userId: string): Promise<readonly SavedDeck[]>;
  /** Stores each unless a newer one of its id exists, and of all only the `most` that were changed last. */
  keep(userId: string, decks: readonly SavedDeck[], most: number): Promise<void>;
};
