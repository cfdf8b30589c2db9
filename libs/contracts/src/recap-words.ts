/** Parts of a recap, in the order in which it tells them; a test compares these with the domain's. */
export const recapCards = [
  'year',
  'times',
  'records',
  'rounds',
  'words',
  'days',
  'company',
  'garage',
  'staff',
] as const;
export type RecapCard = (typeof recapCards)[number];

/** What a list can be asked for: all of a kind, or what stands behind a figure `of` something. */
export const recapLists = [
  'times',
  'votes',
  'rounds',
  'solutions',
  'helped',
  'reviews',
  'photos',
  'templates',
  'garageCars',
  'decisions',
  'recordsSet',
  'recordsLost',
  'places',
  'confirmed',
  'track',
  'car',
  'days',
  'hour',
  'company',
  'tracks',
  'cars',
  'first',
  'last',
  'longest',
  'decided',
] as const;
export type RecapList = (typeof recapLists)[number];

/** Figures that are a number. */
export const recapCounts = [
  'times',
  'votes',
  'rounds',
  'solutions',
  'helped',
  'reviews',
  'photos',
  'templates',
  'garageCars',
  'decisions',
  'recordsSet',
  'recordsLost',
  'confirmed',
  'tracks',
  'cars',
  'activeDays',
  'places',
] as const;
export type RecapCount = (typeof recapCounts)[number];

/** What a line of a list is. */
export const recapKinds = [
  'time',
  'vote',
  'round',
  'solution',
  'helped',
  'review',
  'photo',
  'template',
  'car',
  'staff',
  'record-set',
  'record-lost',
  'place',
] as const;

/** What staff decide about: each is the figure of what it is. */
export const decidedSubjects = ['times', 'rounds', 'reviews', 'photos', 'templates'] as const;
export type RecapKind = (typeof recapKinds)[number];
