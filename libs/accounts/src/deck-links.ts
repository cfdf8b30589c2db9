export type ClearDeckLinks = {
  /** Links whose last day is before this one are deleted. */
  readonly today: string;
  /** The last day of links made before links expired. */
  readonly until: string;
  /** This many stay: those that end first are deleted. */
  readonly most: number;
};

/** Short codes of comparisons: the query of the URL, without a user. Each has a last day. */
export type DeckLinks = {
  /**
   * Stores the query under the code until a day, unless the code has another query: whether the code means this query
   * now.
   */
  keep(code: string, query: string, until: string): Promise<boolean>;
  /** Undefined where the code does not exist or has expired. */
  queryOf(code: string): Promise<string | undefined>;
  /** Moves the last day to `until` where it is earlier. */
  prolong(code: string, until: string): Promise<void>;
  clear(of: ClearDeckLinks): Promise<void>;
  count(): Promise<number>;
};
