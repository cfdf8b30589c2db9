export type ViewedKind = 'car' | 'round' | 'event' | 'cell';

export type ViewedItem = { readonly item: string; readonly looks: number };

/** View counts of one day (UTC, `YYYY-MM-DD`) and kind. */
export type CountedViews = { readonly day: string; readonly kind: ViewedKind; readonly items: readonly ViewedItem[] };

export type ViewCounts = {
  /** Adds to the counts of all nodes; each item occurs once. */
  add(counted: CountedViews): Promise<void>;
  /** The most viewed since a day, the most first; equal counts in order of name. */
  most(kind: ViewedKind, sinceDay: string, limit: number): Promise<readonly ViewedItem[]>;
  of(kind: ViewedKind, item: string, sinceDay: string): Promise<number>;
  forget(beforeDay: string): Promise<void>;
};
