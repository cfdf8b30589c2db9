/** What can be wrong with a deck, or with a link to one. */
export const deckFaults = [
  'deck-item-unreadable',
  'deck-tune-without-car',
  'deck-too-many-cars',
  'deck-too-many-tracks',
  'deck-too-long',
  'deck-link-unreadable',
] as const;
