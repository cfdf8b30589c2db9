/** Why the caller may not decide on an item of the queue now. */
export const queueFaults = [
  'queue-item-decided',
  'queue-item-changed',
  'queue-item-not-claimed',
  'queue-item-taken',
  'queue-item-not-for-you',
  'queue-item-for-others',
  'queue-no-question',
] as const;

/** What can be unknown in the queue. */
export const queueUnknown = [
  'queue-item-unknown',
  'round-submission-unknown',
  'report-unknown',
  'report-of-nothing',
  'appeal-unknown',
] as const;
