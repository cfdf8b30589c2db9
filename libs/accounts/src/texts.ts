/** A text that a person wrote: events and views name its id only. `about`: another person whom it says something of. */
export type WrittenText = {
  readonly id: string;
  readonly owner: string;
  readonly about?: string;
  readonly body: string;
};

/** The texts written by persons. They go with their owner's account, and with the account of whom they are about. */
export type Texts = {
  /** Durable when it resolves: write the text, then append the event that names it. An id that is there is left as it is. */
  write(text: WrittenText): Promise<void>;
  /** Another body for a text of this owner that is there. */
  replace(text: Omit<WrittenText, 'about'>): Promise<void>;
  /** The bodies by id; a text that is gone is absent. */
  bodies(ids: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** What an owner wrote, in the order of ids, from after `after`; at most `limit`. */
  ownedBy(owner: string, after: string, limit: number): Promise<readonly WrittenText[]>;
  /** What others wrote about a user, likewise. */
  writtenAbout(userId: string, after: string, limit: number): Promise<readonly WrittenText[]>;
  /** Removes one text of this owner. */
  remove(owner: string, id: string): Promise<void>;
  /** Removes everything that a user wrote and everything about them. */
  removeAllOf(userId: string): Promise<void>;
};
