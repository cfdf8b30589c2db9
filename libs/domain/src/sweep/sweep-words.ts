/**
 * What is done at once to many things: what one of the staff did in a time is undone; all that a person said of lap times is
 * hidden, or shown again after that.
 */
export const sweepActs = ['undo-acts', 'hide-times', 'show-times'] as const;
export type SweepAct = (typeof sweepActs)[number];

/** Why. */
export const sweepReasons = ['wrong-times', 'abuse', 'spam', 'mistake', 'other'] as const;
export type SweepReason = (typeof sweepReasons)[number];

/** A plan holds no more: whoever needs more takes a shorter time. Our choice. */
export const SWEEP_STEPS_MAX = 3_000;
