/** How often the site was opened on a day (UTC, `YYYY-MM-DD`): a number, that knows no address and no person. */
export type VisitsOfDay = { readonly day: string; readonly visits: number };

/** The one thing that is counted of those who come. */
export type Visits = {
  /** Adds to what any node has counted of the day. */
  add(day: string, visits: number): Promise<void>;
  /** The newest day first. Days on which nobody came are left out. */
  newest(days: number): Promise<readonly VisitsOfDay[]>;
};
