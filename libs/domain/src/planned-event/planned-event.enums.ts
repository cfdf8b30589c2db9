/** The game's event series. Source: the players' notes. */
export const plannedEventKinds = [
  'standard',
  'daily',
  'live-ops',
  'special-live-ops',
  'tri-series',
  'tri-series-final',
  'gt-series',
  'endurance',
  'collection-series',
  'other',
] as const;
export type PlannedEventKind = (typeof plannedEventKinds)[number];

/** Regions in which the game starts and ends an event at different hours. */
export const gameRegions = ['europe', 'america', 'asia-pacific'] as const;
export type GameRegion = (typeof gameRegions)[number];

/** What suits a place of the hand on all tracksets: a way to be quick, tyres, drive, clearance. Source: the players' notes. */
export const placeHints = [
  'dragster',
  'speedster',
  'twister',
  'performance',
  'standard',
  'all-surface',
  'off-road',
  'slick',
  '2wd',
  '4wd',
  'low',
  'mid',
  'high',
] as const;
export type PlaceHint = (typeof placeHints)[number];

export const plannedEventReasons = ['correction', 'game-changed', 'import', 'undo', 'other'] as const;
export type PlannedEventReason = (typeof plannedEventReasons)[number];
