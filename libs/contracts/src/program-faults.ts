/**
 * Problems with what users register for their programs: keys and webhooks; and with requests for things that are gone.
 */
export const programFaults = {
  unknown: ['api-key-unknown', 'webhook-unknown', 'dump-unknown', 'event-calendar-unknown'],
  tooMany: ['api-keys-too-many', 'webhooks-too-many'],
  refused: ['webhook-address-refused'],
} as const;
