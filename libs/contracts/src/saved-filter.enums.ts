/** Bounds of saved car filters. */
export const SAVED_NAME_CHARACTERS_MAX = 60;
export const SAVED_TEXT_CHARACTERS_MAX = 4_000;
/** Filters per request. */
export const SAVED_FILTERS_AT_ONCE = 20;
/** Filters an account may save, including deleted ones. */
export const MAX_SAVED_FILTERS = 100;
