// Separate from the schemas, so that a screen that lists these words does not load the checks too.

/** Operations on the installation (words of the domain, which a test compares). */
export const operationActionCodes = [
  'rebuild',
  'switch',
  'verify',
  'replay-parked',
  'backup',
  'restore',
  'drill',
  'export-public',
  'erase',
] as const;
export type OperationActionCode = (typeof operationActionCodes)[number];

/** Operations that admins may start from the site. */
export const adminActionCodes = ['rebuild', 'switch', 'verify', 'replay-parked'] as const;
export type AdminActionCode = (typeof adminActionCodes)[number];

/** Reasons of an operation (words of the domain, which a test compares). */
export const operationReasonCodes = ['routine', 'release', 'repair', 'incident', 'asked'] as const;
export type OperationReasonCode = (typeof operationReasonCodes)[number];

/** Outcomes of an operation (words of the domain, which a test compares). */
export const operationOutcomeCodes = ['done', 'wrong', 'failed', 'stopped'] as const;
