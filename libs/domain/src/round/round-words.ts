/** For how long somebody has a round to themselves; a lock is good for as long again each time it is extended. */
export const ROUND_LOCK_MINUTES = 30;

/** How often somebody may have it on without saving a change. */
export const ROUND_LOCKS_UNCHANGED_MOST = 2;
/** For how long they then leave it to others. */
export const ROUND_LOCK_REST_MINUTES = 30;

/** What is wrong with a submission: why people vote against it, and why a moderator declines it. */
export const roundFaults = ['car', 'tune', 'track', 'time', 'requirement', 'rq-limit', 'duplicate', 'other'] as const;
export type RoundFault = (typeof roundFaults)[number];

/** Why a moderator takes a round from whoever has it, frees it, or resets it. */
export const roundReasons = ['away', 'urgent', 'agreed', 'wrong', 'game-update', 'other'] as const;
export type RoundReason = (typeof roundReasons)[number];
