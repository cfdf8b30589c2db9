/** Bounds of saved decks. */
export const DECK_NAME_CHARACTERS_MAX = 60;
/** More than 60 cars and 570 tracks take as a link. */
export const DECK_QUERY_CHARACTERS_MAX = 12_000;
/** Decks per request: a request is at most 100 kB. */
export const SAVED_DECKS_AT_ONCE = 6;
/** Decks an account may save, including deleted ones. */
export const MAX_SAVED_DECKS = 250;
