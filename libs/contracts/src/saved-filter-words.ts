/** Bounds of filters of cars that somebody keeps. */
export const SAVED_NAME_CHARACTERS_MAX = 60;
export const SAVED_TEXT_CHARACTERS_MAX = 4_000;
/** As many may be sent at once. */
export const SAVED_FILTERS_AT_ONCE = 20;
/** As many an account keeps, with those that were taken away. */
export const SAVED_FILTERS_KEPT = 100;
