import type { CellEvent } from '#domain';

/** What views of cells handle: everything that makes another time of a cell current, or another person's word weigh more. */
export const cellEvents = [
  'LapTimeSubmitted',
  'LapTimeWithdrawn',
  'LapTimeVoted',
  'LapTimeVoteWithdrawn',
  'LapTimeAccepted',
  'LapTimeHidden',
  'LapTimeRestored',
] as const satisfies readonly CellEvent['type'][];
