/** The name of a match that is kept. */
export const SAVED_MATCH_NAME_MAX = 60;
/** A match as the query of its page: more than the longest names take. */
export const SAVED_MATCH_CHARACTERS_MAX = 4_000;
/** As many may be sent at once. */
export const SAVED_MATCHES_AT_ONCE = 20;
/** As many an account keeps, with those that were taken away. */
export const SAVED_MATCHES_KEPT = 200;
