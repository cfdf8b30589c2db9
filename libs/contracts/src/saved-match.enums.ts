/** Characters of a saved match's name. */
export const SAVED_MATCH_NAME_MAX = 60;
/** A match as the query of its page: more than the longest names take. */
export const SAVED_MATCH_CHARACTERS_MAX = 4_000;
/** Matches per request. */
export const SAVED_MATCHES_AT_ONCE = 20;
/** Matches an account may save, including deleted ones. */
export const MAX_SAVED_MATCHES = 200;
