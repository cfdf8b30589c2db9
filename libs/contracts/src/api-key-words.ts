/** What a key may do besides reading what everybody may read. */
export const apiScopes = ['own-data', 'lap-times', 'garage', 'decks'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const API_KEY_NAME_MAX = 60;
/** As many an account has at once. */
export const API_KEYS_MAX = 20;
