/** A test compares these with the contracts'. */
export const queueKindNames = [
  'lap-time',
  'template',
  'pending-car',
  'car-photo',
  'car-loop',
  'car-review',
  'import-row',
  'round',
  'group',
  'translation',
  'report',
  'appeal',
] as const;
export type QueueKindName = (typeof queueKindNames)[number];

export const queuePriorities = ['high', 'medium', 'low'] as const;
export type QueuePriority = (typeof queuePriorities)[number];

export const takeOverReasons = ['away', 'urgent', 'agreed', 'other'] as const;
export type TakeOverReason = (typeof takeOverReasons)[number];

/** How long a claim lasts. */
export const CLAIM_MINUTES = 15;
