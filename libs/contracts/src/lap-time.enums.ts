import type { LapTimeFault } from '#racing';

/** Why a text is not a lap time, one code a reason; each has a message with what to type. */
export const lapTimeFaults = [
  'lap-time-empty',
  'lap-time-unreadable',
  'lap-time-hyphen',
  'lap-time-length',
  'lap-time-parts',
  'lap-time-hundredths',
  'lap-time-seconds',
  'lap-time-minutes',
  'lap-time-not-whole',
  'lap-time-out-of-range',
] as const satisfies readonly LapTimeFault[];

/** Why an action on a lap time is refused in its current state. */
export const lapTimeConflicts = [
  'lap-time-already-stands',
  'lap-time-not-yours',
  'lap-time-withdrawn',
  'lap-time-yours',
  'lap-time-vote-said',
  'lap-time-no-vote',
  'lap-time-no-evidence',
] as const;
