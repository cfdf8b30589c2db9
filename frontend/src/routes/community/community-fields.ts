/** What is shown of the groups, all in the address. */
export const FIRST = { q: '', kind: '', language: '', country: '', group: '', add: '' };
export type CommunityFields = typeof FIRST;
