/** Kinds of bulk actions (words of the domain, which a test compares). */
export const bulkActionKinds = ['undo-acts', 'hide-times', 'show-times'] as const;
export type BulkActionCode = (typeof bulkActionKinds)[number];

/** Reasons of a bulk action (words of the domain, which a test compares). */
export const bulkActionReasons = ['wrong-times', 'abuse', 'spam', 'mistake', 'other'] as const;
export type BulkActionReasonCode = (typeof bulkActionReasons)[number];

/** Why a bulk action is refused. */
export const bulkActionConflicts = ['sweep-needs-another', 'sweep-empty', 'sweep-too-long'] as const;
