/** What can be appealed against; a test compares these with the domain's. */
export const appealedKinds = ['limit', 'lap-time', 'car-review', 'car-photo', 'car-loop', 'round', 'group'] as const;
export type AppealedKind = (typeof appealedKinds)[number];
export const grantedReasons = ['decision-wrong', 'long-enough'] as const;
export const rejectedReasons = ['decision-right', 'nothing-new'] as const;
export const APPEAL_TEXT_MAX = 1_000;

/** Why an appeal is refused in its current state. */
export const appealConflicts = ['appeal-made-already', 'appeal-decided', 'appeal-not-yours'] as const;
