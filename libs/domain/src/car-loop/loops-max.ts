/** Loops of one person that wait or are shown at a time; a test compares it with the contracts'. */
export const LOOPS_MAX = 24;
