/** What waits in the queue; a test compares these with the contracts'. */
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

/** Why a moderator takes an item from another. */
export const takeOverReasons = ['away', 'urgent', 'agreed', 'other'] as const;
export type TakeOverReason = (typeof takeOverReasons)[number];

/** For how long a claim is good. */
export const CLAIM_MINUTES = 15;
