/** Why an action on a round of a challenge is refused in its current state. */
export const roundConflicts = [
  'round-locked',
  'round-not-yours',
  'round-lock-ran-out',
  'round-lock-idle',
  'round-locks-many',
  'round-not-locked',
  'round-empty',
  'round-submission-not-yours',
  'round-submission-yours',
  'round-already-submitted',
  'round-vote-said',
  'round-no-vote',
  'round-in-review',
  'round-deleted',
] as const;

/** Why a hand is not saved as the best of a round. */
export const handFaults = ['round-over-rq', 'round-hand-twice', 'round-hand-outside'] as const;
