/** How much of the site an incident takes away. */
export const incidentImpacts = ['slow', 'partial', 'outage'] as const;
export type IncidentImpact = (typeof incidentImpacts)[number];

/** Parts of the site as its users know them. */
export const siteParts = ['reading', 'writing', 'accounts', 'pictures', 'news'] as const;
export type SitePart = (typeof siteParts)[number];

/** How far whoever works on an incident is. */
export const incidentStages = ['investigating', 'identified', 'watching'] as const;
export type IncidentStage = (typeof incidentStages)[number];
