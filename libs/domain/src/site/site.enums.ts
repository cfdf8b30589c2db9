/** What members may write, and admins can switch off for all. */
export const siteFeatures = ['sign-ups', 'times', 'votes', 'uploads', 'rounds'] as const;
export type SiteFeature = (typeof siteFeatures)[number];

export const siteReasonCodes = ['overload', 'fault', 'abuse', 'works', 'settled', 'other'] as const;
export type SiteReasonCode = (typeof siteReasonCodes)[number];

/** Maintenance lasts no longer, and is announced no earlier than this many days before it. Our choice. */
export const MAINTENANCE_DAYS_MAX = 7;
export const MAINTENANCE_AHEAD_DAYS_MAX = 90;
