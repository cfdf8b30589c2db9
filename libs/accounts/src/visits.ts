/** How often the site was opened on a day (UTC, `YYYY-MM-DD`): a number only, without addresses or users. */
export type VisitsOfDay = { readonly day: string; readonly visits: number };

export type Visits = {
  /** Adds to the day's count of all nodes. */
  add(day: string, visits: number): Promise<void>;
  /** The newest day first. Days without visits are left out. */
  newest(days: number): Promise<readonly VisitsOfDay[]>;
};
