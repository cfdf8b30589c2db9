/** Bounds of decks that somebody keeps. */
export const DECK_NAME_CHARACTERS_MAX = 60;
/** More than 60 cars and 570 tracks take as a link. */
export const DECK_QUERY_CHARACTERS_MAX = 12_000;
/** As many may be sent at once: a request is at most 100 kB. */
export const SAVED_DECKS_AT_ONCE = 6;
/** As many an account keeps, with those that were taken away. */
export const SAVED_DECKS_KEPT = 250;
