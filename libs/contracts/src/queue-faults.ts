/** Why an item of the queue is not one's own to decide now. */
export const queueFaults = [
  'queue-item-decided',
  'queue-item-changed',
  'queue-item-not-claimed',
  'queue-item-taken',
  'queue-item-not-for-you',
  'queue-item-for-others',
  'queue-no-question',
] as const;

/** What is asked for in the queue, and is not there. */
export const queueUnknown = [
  'queue-item-unknown',
  'round-submission-unknown',
  'report-unknown',
  'report-of-nothing',
  'appeal-unknown',
] as const;
