/** How long a lock lasts; each extension lasts as long again. */
export const ROUND_LOCK_MINUTES = 30;

/** How often a user may prolong the lock without saving a change. */
export const MAX_UNCHANGED_ROUND_LOCKS = 2;
/** How long they must then leave it to others. */
export const ROUND_LOCK_REST_MINUTES = 30;

/** What is wrong with a submission: reasons of downvotes and of a moderator. */
export const roundFaults = ['car', 'tune', 'track', 'time', 'requirement', 'rq-limit', 'duplicate', 'other'] as const;
export type RoundFault = (typeof roundFaults)[number];

/** Why a moderator takes over, unlocks or resets a round. */
export const roundReasons = ['away', 'urgent', 'agreed', 'wrong', 'game-update', 'other'] as const;
export type RoundReason = (typeof roundReasons)[number];
