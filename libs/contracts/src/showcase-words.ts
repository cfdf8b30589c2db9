/** Why a loop of a car is declined or reported; a test compares them with the domain's. */
export const loopFaults = ['wrong-car', 'unclear', 'flashing', 'not-yours', 'unfit'] as const;
export type LoopFault = (typeof loopFaults)[number];

/** Loops of one person that wait or are shown at a time. */
export const LOOPS_MAX = 24;

/** Bytes of a file that is sent as a loop. */
export const LOOP_BYTES_MAX = 25_000_000;

/** Kinds of files that are read as loops; which one it is, is seen in the file. Videos are taken to be refused in words. */
export const loopTypes = ['image/gif', 'image/webp', 'image/png', 'image/apng', 'video/mp4', 'video/webm'] as const;

/** What may be done about a loop of a car where it is shown; the queue decides on those that wait. */
export const carLoopActs = ['decline-car-loop', 'withdraw-car-loop', 'report-car-loop', 'send-car-loop-again'] as const;
export type CarLoopAct = (typeof carLoopActs)[number];

/** Why something about a loop is refused as it is now. */
export const carLoopConflicts = [
  'car-loop-not-pending',
  'car-loop-not-yours',
  'car-loop-own',
  'car-loop-already-sent',
  'car-loops-full',
] as const;

/** Why a file is not taken as a loop. */
export const loopFileFaults = ['loop-kind-unknown', 'loop-still', 'loop-too-long', 'loop-too-large'] as const;

/** Why a loop is not taken. */
export const carLoopFaults = ['car-loop-too-small', ...loopFileFaults] as const;
