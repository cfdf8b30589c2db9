/** Loops of one user that wait or are public at a time; a test compares it with the contracts'. */
export const ANIMATED_CARDS_MAX = 24;
