/**
 * Bulk actions: undo all actions of a moderator in a period; hide all lap times of a user, or show them again after
 * that.
 */
export const bulkActionKinds = ['undo-acts', 'hide-times', 'show-times'] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];

export const bulkActionReasons = ['wrong-times', 'abuse', 'spam', 'mistake', 'other'] as const;
export type BulkActionReason = (typeof bulkActionReasons)[number];

/** The limit of a plan: for more, choose a shorter period. Our choice. */
export const BULK_ACTION_STEPS_MAX = 3_000;
