/**
 * What an event of the log changed for everybody, as `/api/v1/stream` and webhooks tell it: these keys of a view, or `*` where
 * what changed is not said.
 */
export type PublicChange = {
  readonly position: number;
  readonly changes: readonly { readonly view: ToldView; readonly keys: readonly string[] | '*' }[];
};

/** Views that changes are told of. */
export const toldViews = [
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
export type ToldView = (typeof toldViews)[number];
