/** Loops of one user that wait or are public at a time; a test compares it with the contracts'. */
export const LOOPS_MAX = 24;
