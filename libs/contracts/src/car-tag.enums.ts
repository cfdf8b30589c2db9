/** State of a tag's collection: not out yet, among the others, or over; a test compares them with the domain's. */
export const tagStatuses = ['upcoming', 'current', 'old'] as const;
export type TagStatus = (typeof tagStatuses)[number];

/** Why staff set a tag's state; a test compares them with the domain's. */
export const tagReasonCodes = ['game-update', 'correction', 'now-known'] as const;
export type TagReasonCode = (typeof tagReasonCodes)[number];
