/** What can be wrong with what people register for their programs: keys and webhooks; what they ask for that is gone. */
export const programFaults = {
  unknown: ['api-key-unknown', 'webhook-unknown', 'dump-unknown', 'event-calendar-unknown'],
  tooMany: ['api-keys-too-many', 'webhooks-too-many'],
  refused: ['webhook-address-refused'],
} as const;
