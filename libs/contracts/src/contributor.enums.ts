/** What counts as a contribution; a test compares these with the projection's. */
export const contributionKinds = ['time', 'round', 'review', 'photo', 'template'] as const;
export type ContributionCode = (typeof contributionKinds)[number];
