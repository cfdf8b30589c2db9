/** Five cars with their tunes as a text: more than the longest names take. */
export const SAVED_HAND_CHARACTERS_MAX = 800;
/** Hands per request. */
export const SAVED_HANDS_AT_ONCE = 80;
/** Hands an account may save, including deleted ones. */
export const MAX_SAVED_HANDS = 3_000;
