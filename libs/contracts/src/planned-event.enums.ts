/** Series of events; a test compares all of these with the domain's. */
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

/** Regions where the game starts and ends an event at their own hours. */
export const gameRegions = ['europe', 'america', 'asia-pacific'] as const;
export type GameRegion = (typeof gameRegions)[number];

/**
 * What suits a place of the hand on all tracksets: kind of speed, tyres, drive, clearance. Source: the players' notes.
 */
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

/** Why an event is changed. */
export const plannedEventReasons = ['correction', 'game-changed', 'import', 'undo', 'other'] as const;
export type PlannedEventReason = (typeof plannedEventReasons)[number];

/** From this tier on hidden events are shown in full, and so are kings. */
export const KINGS_TIER = 3;
/** From this tier on hands are ranked. */
export const HANDS_TIER = 2;
