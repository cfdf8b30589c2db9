/**
 * What an event changed for everyone, as `/api/v1/stream` and webhooks report it: these keys of a view, or `*` where
 * the keys are not known.
 */
export type PublicChange = {
  readonly position: number;
  readonly changes: readonly { readonly view: PublicView; readonly keys: readonly string[] | '*' }[];
};

/** Views whose changes are reported. */
export const publicViews = [
  'lap-times',
  'records',
  'tuned-stats',
  'cars',
  'current-car-photos',
  'car-reviews',
  'campaign',
  'car-tags',
  'packs',
  'challenges',
  'rounds',
  'planned-events',
  'club-sets',
  'timeline',
  'groups',
  'site',
  'incidents',
] as const;
export type PublicView = (typeof publicViews)[number];
