export type LookKind = 'car' | 'round' | 'event' | 'cell';

export type Looked = { readonly item: string; readonly looks: number };

/** View counts of one day (UTC, `YYYY-MM-DD`) and kind. */
export type CountedLooks = { readonly day: string; readonly kind: LookKind; readonly items: readonly Looked[] };

export type Looks = {
  /** Adds to the counts of all nodes; each item occurs once. */
  add(counted: CountedLooks): Promise<void>;
  /** The most viewed since a day, the most first; equal counts in order of name. */
  most(kind: LookKind, sinceDay: string, limit: number): Promise<readonly Looked[]>;
  of(kind: LookKind, item: string, sinceDay: string): Promise<number>;
  forget(beforeDay: string): Promise<void>;
};
