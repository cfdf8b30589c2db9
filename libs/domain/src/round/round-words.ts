/** For how long somebody has a round to themselves; a lock is good for as long again each time it is extended. */
export const ROUND_LOCK_MINUTES = 30;

/** What is wrong with a submission: why people vote against it, and why a moderator declines it. */
export const roundFaults = ['car', 'tune', 'track', 'time', 'requirement', 'rq-limit', 'duplicate', 'other'] as const;
export type RoundFault = (typeof roundFaults)[number];

/** Why a moderator takes a round from whoever has it, frees it, or resets it. */
export const roundReasons = ['away', 'urgent', 'agreed', 'wrong', 'game-update', 'other'] as const;
export type RoundReason = (typeof roundReasons)[number];
