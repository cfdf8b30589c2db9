import { bulkActionConflicts } from './bulk-action.enums.ts';

/** Why a change to the site, or a bulk action, is refused now. */
export const siteConflicts = [
  'feature-unchanged',
  'maintenance-unknown',
  'incident-not-open',
  ...bulkActionConflicts,
] as const;

/** Why nothing can be written now: the feature is switched off, or there is maintenance. */
export const siteOff = ['feature-off', 'writes-paused'] as const;
