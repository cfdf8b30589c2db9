/** A text that a user wrote: events and views hold only its id. `about`: another user that it is about. */
export type WrittenText = {
  readonly id: string;
  readonly owner: string;
  readonly about?: string;
  readonly body: string;
};

/** Texts of users. They are deleted with their owner's account, and with the account that they are about. */
export type Texts = {
  /** Durable when it resolves: write the text, then append the event with its id. An existing id is left as it is. */
  write(text: WrittenText): Promise<void>;
  replace(text: Omit<WrittenText, 'about'>): Promise<void>;
  bodies(ids: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** Texts of an owner, in order of ids, from after `after`; at most `limit`. */
  ownedBy(owner: string, after: string, limit: number): Promise<readonly WrittenText[]>;
  /** Texts of others about a user, likewise. */
  writtenAbout(userId: string, after: string, limit: number): Promise<readonly WrittenText[]>;
  remove(owner: string, id: string): Promise<void>;
  removeAllOf(userId: string): Promise<void>;
};
