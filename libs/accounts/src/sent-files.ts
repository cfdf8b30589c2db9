/** The sender and size of a file: pixels, bytes. `name` is a hash of its content; `sentAt` is ISO 8601, UTC. */
export type SentFile = {
  readonly name: string;
  readonly owner: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sentAt: string;
};

/**
 * Who sent which file: the files are stored elsewhere. A row is deleted with its owner's account, a file with its last
 * row.
 */
export type SentFiles = {
  /** Durable when it resolves. The same file of the same owner again updates the row, with the later time. */
  add(file: SentFile): Promise<void>;
  get(owner: string, name: string): Promise<SentFile | undefined>;
  /** Those of these names that have a row of any owner. */
  known(names: Iterable<string>): Promise<ReadonlySet<string>>;
  ownersOf(name: string): Promise<readonly string[]>;
  /** Files of an owner, in order of names, from after `after`; at most `limit`. */
  ownedBy(owner: string, after: string, limit: number): Promise<readonly SentFile[]>;
  /** Names whose last row is from before `before`, in order, from after `after`. */
  sentBefore(before: string, after: string, limit: number): Promise<readonly string[]>;
  /** Removes every row of a file that was not sent again since `before`. */
  removeSentBefore(name: string, before: string): Promise<void>;
};
