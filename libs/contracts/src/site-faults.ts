import { sweepConflicts } from './sweep-words.ts';

/** Why a change to the site, or a bulk action, is refused now. */
export const siteConflicts = [
  'feature-unchanged',
  'maintenance-unknown',
  'incident-not-open',
  ...sweepConflicts,
] as const;

/** Why nothing can be written now: the feature is switched off, or there is maintenance. */
export const siteClosed = ['feature-off', 'writes-paused'] as const;
