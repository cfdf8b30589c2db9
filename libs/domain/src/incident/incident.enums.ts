/** How much of the site an incident affects. */
export const incidentImpacts = ['slow', 'partial', 'outage'] as const;
export type IncidentImpact = (typeof incidentImpacts)[number];

/** Parts of the site as its users know them. */
export const siteComponents = ['reading', 'writing', 'accounts', 'pictures', 'news'] as const;
export type SiteComponent = (typeof siteComponents)[number];

export const incidentStages = ['investigating', 'identified', 'watching'] as const;
export type IncidentStage = (typeof incidentStages)[number];
