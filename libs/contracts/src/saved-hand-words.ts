/** Five cars with their tunes as a text: more than the longest names take. */
export const SAVED_HAND_CHARACTERS_MAX = 800;
/** As many may be sent at once. */
export const SAVED_HANDS_AT_ONCE = 80;
/** As many an account keeps, with those that were taken away. */
export const SAVED_HANDS_KEPT = 3_000;
