// Separate from the schemas, so that a screen that lists these words does not load the checks too.

/** Operations on the installation (words of the domain, which a test compares). */
export const operationActWords = [
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
export type OperationActWord = (typeof operationActWords)[number];

/** Operations that admins may start from the site. */
export const adminActWords = ['rebuild', 'switch', 'verify', 'replay-parked'] as const;
export type AdminActWord = (typeof adminActWords)[number];

/** Reasons of an operation (words of the domain, which a test compares). */
export const operationReasonWords = ['routine', 'release', 'repair', 'incident', 'asked'] as const;
export type OperationReasonWord = (typeof operationReasonWords)[number];

/** Outcomes of an operation (words of the domain, which a test compares). */
export const operationOutcomeWords = ['done', 'wrong', 'failed', 'stopped'] as const;
