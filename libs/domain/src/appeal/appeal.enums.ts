/** What can be appealed: a limit of an account, a hidden time or review, and submissions declined in the queue. */
export const appealedKinds = ['limit', 'lap-time', 'car-review', 'car-photo', 'car-loop', 'round', 'group'] as const;
export type AppealedKind = (typeof appealedKinds)[number];

/** A test compares these with the contracts'. */
export const grantedReasons = ['decision-wrong', 'long-enough'] as const;
export const rejectedReasons = ['decision-right', 'nothing-new'] as const;
export type GrantedReason = (typeof grantedReasons)[number];
/** `person-gone`: the appellant is erased; moderators do not choose it. */
export type RejectedReason = (typeof rejectedReasons)[number] | 'person-gone';
