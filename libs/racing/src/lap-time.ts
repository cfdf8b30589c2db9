/** What a cell holds: seconds (2 decimals), metres per second on a test bowl, did not finish, or nothing. */
export type LapTime =
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'speed'; readonly metresPerSecond: number }
  | { readonly kind: 'dnf' }
  | { readonly kind: 'none' };

/** A lap time that somebody measured. */
export type LapTimeValue = Exclude<LapTime, { kind: 'none' }>;
