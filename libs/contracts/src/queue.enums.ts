/** Kinds of items in the queue; a test compares these with the domain's. */
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

/** Why a moderator takes an item over from another. */
export const takeOverReasons = ['away', 'urgent', 'agreed', 'other'] as const;

/** Actions on an item, in addition to those of its kind. */
export const queueActions = [
  'claim-item',
  'let-item-go',
  'ask-submitter',
  'answer-question',
  'pass-item-on',
  'take-item-alone',
  'approve-item',
  'decline-item',
] as const;
