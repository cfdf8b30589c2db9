/** Why figures of a tuned car are not taken, by the status of the answer. */
export const tunedStatsConflicts = ['tuned-stats-said', 'tuned-stats-not-yours', 'tuned-stats-yours'] as const;
export const tunedStatsFaults = ['tuned-stats-stock', 'tuned-stats-unreadable'] as const;
