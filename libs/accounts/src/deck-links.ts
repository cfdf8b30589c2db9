/** Days are UTC, `YYYY-MM-DD`. */
export type ClearDeckLinks = {
  /** Links whose last day is before this one go. */
  readonly today: string;
  /** The last day of those that were made before links ended. */
  readonly until: string;
  /** As many stay: those that end first go. */
  readonly most: number;
};

/** Short codes of what somebody compared: the query of its address, and nobody's name. Each has a last day. */
export type DeckLinks = {
  /** Keeps the query under the code until a day, unless another one is there: whether the code means this query now. */
  keep(code: string, query: string, until: string): Promise<boolean>;
  /** Undefined where nobody has made the code, or it has ended. */
  queryOf(code: string): Promise<string | undefined>;
  /** A link that ends before a day ends on it. */
  prolong(code: string, until: string): Promise<void>;
  clear(of: ClearDeckLinks): Promise<void>;
  count(): Promise<number>;
};
