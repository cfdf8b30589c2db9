/** Something was refused, is wrong in the stores, or failed. */
export const REFUSED = 1;
/** The command was used wrongly: its arguments, or a missing file or folder. */
export const WRONG_USE = 2;
/** Stopped by hand; the same command continues. */
export const STOPPED = 130;

/** The end of each command's help: all of them end with one of these. */
export const exitCodesText = `
Exit code: 0 done, 1 something was rejected or failed, 2 wrong use, 130 stopped by hand.`;
