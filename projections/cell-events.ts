import type { CellEvent } from '#domain';

/** Events for views of cells: all that change the current time of a cell, or the weight of a user's votes. */
export const cellEvents = [
  'LapTimeSubmitted',
  'LapTimeWithdrawn',
  'LapTimeVoted',
  'LapTimeVoteWithdrawn',
  'LapTimeAccepted',
  'LapTimeHidden',
  'LapTimeRestored',
] as const satisfies readonly CellEvent['type'][];
