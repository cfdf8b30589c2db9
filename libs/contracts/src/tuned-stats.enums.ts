/** Why stats of a tuned car are refused, by the status of the response. */
export const tunedStatsConflicts = ['tuned-stats-said', 'tuned-stats-not-yours', 'tuned-stats-yours'] as const;
export const tunedStatsFaults = ['tuned-stats-stock', 'tuned-stats-unreadable'] as const;
