/** Parts of a recap, in their order; a test compares these with the domain's. */
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

/** Lists that can be requested: all of a kind, or what makes up a number `of` something. */
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

/** Stats that are a number. */
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

/** Kinds of lines of a list. */
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

/** What staff decide about: each is also the name of its number. */
export const decidedSubjects = ['times', 'rounds', 'reviews', 'photos', 'templates'] as const;
export type RecapKind = (typeof recapKinds)[number];
