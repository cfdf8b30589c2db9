/**
 * Bulk actions: undo all actions of a moderator in a period; hide all lap times of a user, or show them again after
 * that.
 */
export const sweepActs = ['undo-acts', 'hide-times', 'show-times'] as const;
export type SweepAct = (typeof sweepActs)[number];

export const sweepReasons = ['wrong-times', 'abuse', 'spam', 'mistake', 'other'] as const;
export type SweepReason = (typeof sweepReasons)[number];

/** The limit of a plan: for more, choose a shorter period. Our choice. */
export const SWEEP_STEPS_MAX = 3_000;
