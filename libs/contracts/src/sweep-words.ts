/** Kinds of bulk actions (words of the domain, which a test compares). */
export const sweepActs = ['undo-acts', 'hide-times', 'show-times'] as const;
export type SweepActWord = (typeof sweepActs)[number];

/** Reasons of a bulk action (words of the domain, which a test compares). */
export const sweepReasons = ['wrong-times', 'abuse', 'spam', 'mistake', 'other'] as const;
export type SweepReasonWord = (typeof sweepReasons)[number];

/** Why a bulk action is refused. */
export const sweepConflicts = ['sweep-needs-another', 'sweep-empty', 'sweep-too-long'] as const;
