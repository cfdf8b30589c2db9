/** Who sent a file, and what it measures: pixels, bytes. `name` is made of what is in it; `sentAt` is ISO 8601, UTC. */
export type SentFile = {
  readonly name: string;
  readonly owner: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly sentAt: string;
};

/** Who sent which file: the files themselves lie elsewhere. A row goes with its owner's account, a file with its last row. */
export type SentFiles = {
  /** Durable when it resolves. The same file of the same owner again is one, sent later. */
  add(file: SentFile): Promise<void>;
  get(owner: string, name: string): Promise<SentFile | undefined>;
  /** Those of these names that anybody's row has. */
  known(names: Iterable<string>): Promise<ReadonlySet<string>>;
  /** Who sent a file of this name. */
  ownersOf(name: string): Promise<readonly string[]>;
  /** What an owner sent, in the order of names, from after `after`; at most `limit`. */
  ownedBy(owner: string, after: string, limit: number): Promise<readonly SentFile[]>;
  /** Names that were sent before then by somebody and by nobody since, in their order, from after `after`. */
  sentBefore(before: string, after: string, limit: number): Promise<readonly string[]>;
  /** Removes every row of a file that nobody has sent since then. */
  removeSentBefore(name: string, before: string): Promise<void>;
};
