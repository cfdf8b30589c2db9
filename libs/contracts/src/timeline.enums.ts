/** Kinds of timeline items; a test compares these with the domain's. */
export const timelineKinds = [
  'tri-series',
  'gt-series',
  'collection-series',
  'veteran-challenge',
  'extraordinary-event',
  'extraordinary-challenge',
  'offers',
  'game-update',
  'game-news',
  'community-news',
  'other',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Actions on an item. */
export const timelineActions = [
  'draft-timeline-item',
  'revise-timeline-item',
  'publish-timeline-item',
  'withdraw-timeline-item',
  'remove-timeline-item',
  'put-timeline-item-back',
] as const;

export const TIMELINE_NAME_MAX = 80;
export const TIMELINE_TEXT_MAX = 2_000;
/** Cars of one collection at most. */
export const TIMELINE_CARS_MAX = 40;
/** Longest duration of an item, in days; a test compares it with the domain's. */
export const TIMELINE_DAYS_MAX = 120;
