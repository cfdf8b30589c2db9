/** What people look at, and how many looks at each item of a kind are kept apart. */
export type LookKind = 'car' | 'round' | 'event' | 'cell';

/** How often something was looked at. */
export type Looked = { readonly item: string; readonly looks: number };

/** Looks that were counted together: on a day (UTC, `YYYY-MM-DD`), at items of a kind. */
export type CountedLooks = { readonly day: string; readonly kind: LookKind; readonly items: readonly Looked[] };

/** How often things are looked at on a day: numbers, that know no address and no person. */
export type Looks = {
  /** Adds to what any node has counted; each item once. */
  add(counted: CountedLooks): Promise<void>;
  /** What was looked at most since a day, the most first; among equals in the order of their names. */
  most(kind: LookKind, sinceDay: string, limit: number): Promise<readonly Looked[]>;
  /** How often one item was looked at since a day. */
  of(kind: LookKind, item: string, sinceDay: string): Promise<number>;
  /** Drops what was counted before a day. */
  forget(beforeDay: string): Promise<void>;
};
