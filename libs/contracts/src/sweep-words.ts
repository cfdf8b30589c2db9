/** What is done at once to many things (words of the domain, which a test compares). */
export const sweepActs = ['undo-acts', 'hide-times', 'show-times'] as const;
export type SweepActWord = (typeof sweepActs)[number];

/** Why (words of the domain, which a test compares). */
export const sweepReasons = ['wrong-times', 'abuse', 'spam', 'mistake', 'other'] as const;
export type SweepReasonWord = (typeof sweepReasons)[number];

/** Why something is not done to many things at once. */
export const sweepConflicts = ['sweep-needs-another', 'sweep-empty', 'sweep-too-long'] as const;
