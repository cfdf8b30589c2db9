/** Short codes of what somebody compared: the query of its address, and nobody's name. They are kept for good. */
export type DeckLinks = {
  /** Keeps the query under the code unless another one is there: whether the code means this query now. */
  keep(code: string, query: string): Promise<boolean>;
  /** Undefined where nobody has made the code. */
  queryOf(code: string): Promise<string | undefined>;
};
