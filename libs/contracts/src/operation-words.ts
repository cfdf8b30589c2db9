// Apart from the schemas, so that a screen that lists these words does not load the checks as well.

/** What is done with the installation (words of the domain, which a test compares). */
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

/** What admins may begin from the site. */
export const adminActWords = ['rebuild', 'switch', 'verify', 'replay-parked'] as const;
export type AdminActWord = (typeof adminActWords)[number];

/** Why it is done (words of the domain, which a test compares). */
export const operationReasonWords = ['routine', 'release', 'repair', 'incident', 'asked'] as const;
export type OperationReasonWord = (typeof operationReasonWords)[number];

/** How it ended (words of the domain, which a test compares). */
export const operationOutcomeWords = ['done', 'wrong', 'failed', 'stopped'] as const;
