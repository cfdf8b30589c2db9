/** Why something cannot be said of the site now. */
export const siteConflicts = ['feature-unchanged', 'maintenance-unknown', 'incident-not-open'] as const;

/** Why nothing can be written now: this is switched off, or there is maintenance. */
export const siteClosed = ['feature-off', 'writes-paused'] as const;
