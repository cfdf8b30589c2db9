// Separate from the schemas, so that a screen that lists these words does not load the checks too.

/** What members may write, and what can be switched off (words of the domain, which a test compares). */
export const siteFeatures = ['sign-ups', 'times', 'votes', 'uploads', 'rounds'] as const;
export type SiteFeatureCode = (typeof siteFeatures)[number];
export const siteReasonCodes = ['overload', 'fault', 'abuse', 'works', 'settled', 'other'] as const;
export type SiteReasonCode = (typeof siteReasonCodes)[number];
export const MAINTENANCE_DAYS_MAX = 7;
export const incidentImpacts = ['slow', 'partial', 'outage'] as const;
export type IncidentImpactCode = (typeof incidentImpacts)[number];
export const incidentStages = ['investigating', 'identified', 'watching'] as const;
export type IncidentStageCode = (typeof incidentStages)[number];
export const siteComponents = ['reading', 'writing', 'accounts', 'pictures', 'news'] as const;
export type SiteComponentCode = (typeof siteComponents)[number];

/** Longest text of an incident or of maintenance, in characters. */
export const NOTICE_TEXT_MAX = 1_000;
