/** Faults of a submitted round; a test compares these with the domain's. */
export const roundFaults = ['car', 'tune', 'track', 'time', 'requirement', 'rq-limit', 'duplicate', 'other'] as const;
export type RoundFault = (typeof roundFaults)[number];

/** Why a moderator takes a round over from its holder, or resets it. */
export const roundReasons = ['away', 'urgent', 'agreed', 'wrong', 'game-update', 'other'] as const;
export type RoundReason = (typeof roundReasons)[number];

/** How a round is shown: one of these holds; a deleted one is visible to staff only. */
export const roundStatuses = ['deleted', 'locked', 'solved', 'filled', 'in review', 'empty'] as const;
export type RoundStatus = (typeof roundStatuses)[number];

/** Actions on a round. */
export const roundActions = [
  'lock-round',
  'extend-round-lock',
  'take-over-round',
  'unlock-round',
  'submit-round',
  'fill-round',
  'solve-round',
  'reset-round-solutions',
  'reset-round',
  'undo-round-reset',
  'delete-round',
  'restore-round',
] as const;
export type RoundAction = (typeof roundActions)[number];

/** Actions on a submission of a round. */
export const submissionActions = [
  'withdraw-round-submission',
  'vote-on-round',
  'withdraw-round-vote',
  'approve-round-submission',
  'decline-round-submission',
  'reopen-round-submission',
] as const;
export type SubmissionAction = (typeof submissionActions)[number];

/** Minutes until a lock expires. */
export const ROUND_LOCK_MINUTES = 30;
