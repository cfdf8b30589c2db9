/** `auto`: what the reader's device prefers. */
export const embedThemes = ['auto', 'dark', 'light'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** Limits of a deck in a frame of another site; the rest is shown on ours. */
export const EMBED_CARS_MAX = 8;
export const EMBED_TRACKS_MAX = 30;
