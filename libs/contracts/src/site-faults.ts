import { sweepConflicts } from './sweep-words.ts';

/** Why something cannot be said of the site now, or is not done to many things at once. */
export const siteConflicts = [
  'feature-unchanged',
  'maintenance-unknown',
  'incident-not-open',
  ...sweepConflicts,
] as const;

/** Why nothing can be written now: this is switched off, or there is maintenance. */
export const siteClosed = ['feature-off', 'writes-paused'] as const;
