// Separate from the schemas, so that a screen that lists these words does not load the checks too.

/** Words of the domain, which a test compares. */
export const accountLimits = ['lap-times', 'everything'] as const;
export const reasonCodes = [
  'trusted',
  'asked',
  'inactive',
  'paid',
  'gift',
  'payment-ended',
  'wrong-times',
  'abuse',
  'spam',
  'mistake',
  'other',
] as const;
export const memberActions = [
  'appoint-moderator',
  'dismiss-moderator',
  'appoint-admin',
  'dismiss-admin',
  'change-patron-tier',
  'limit-account',
  'restore-account',
  'confirm-address',
] as const;
export type MemberAction = (typeof memberActions)[number];

/** Longest limit in days that a moderator may set on an account; longer is for admins. */
export const SHORT_LIMIT_DAYS = 7;

/** Longest text of a reason, in characters. */
export const REASON_TEXT_MAX = 1_000;
