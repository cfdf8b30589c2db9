/** What an API key may do in addition to reading public data. */
export const apiScopes = ['own-data', 'lap-times', 'garage', 'decks'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const API_KEY_NAME_MAX = 60;
/** API keys an account may have at one time. */
export const API_KEYS_MAX = 20;
