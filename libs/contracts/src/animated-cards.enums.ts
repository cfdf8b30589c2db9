/** Why a loop of a car is declined or reported; a test compares them with the domain's. */
export const animatedCardFaults = ['wrong-car', 'unclear', 'flashing', 'not-yours', 'unfit'] as const;
export type AnimatedCardFault = (typeof animatedCardFaults)[number];

/** Loops of one user that wait or are shown at a time. */
export const ANIMATED_CARDS_MAX = 24;

/** Bytes of a file that is sent as a loop. */
export const ANIMATED_CARD_BYTES_MAX = 25_000_000;

/**
 * Types of files that are read as loops; the type is detected in the file. Videos are accepted only to be refused with
 * a reason.
 */
export const animatedCardTypes = [
  'image/gif',
  'image/webp',
  'image/png',
  'image/apng',
  'video/mp4',
  'video/webm',
] as const;

/** Actions on a loop of a car where it is shown; the queue decides on those that wait. */
export const animatedCardActions = [
  'decline-car-loop',
  'withdraw-car-loop',
  'report-car-loop',
  'send-car-loop-again',
] as const;
export type AnimatedCardAction = (typeof animatedCardActions)[number];

/** Why an action on a loop is refused in its current state. */
export const animatedCardConflicts = [
  'car-loop-not-pending',
  'car-loop-not-yours',
  'car-loop-own',
  'car-loop-already-sent',
  'car-loops-full',
] as const;

/** Why a file is not accepted as a loop. */
export const animatedCardFileFaults = ['loop-kind-unknown', 'loop-still', 'loop-too-long', 'loop-too-large'] as const;

/** Why a loop is not accepted. */
export const animatedCardProblems = ['car-loop-too-small', ...animatedCardFileFaults] as const;
