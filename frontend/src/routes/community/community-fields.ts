export const FIRST = { q: '', kind: '', language: '', country: '', group: '', add: '' };
export type CommunityFields = typeof FIRST;
