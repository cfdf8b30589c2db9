/** A day (ISO 8601) on which a text about the site changed. */
export type TextChange = { readonly on: string; readonly what: 'first' };

/** Points of each text, in order, and its history: the latest change first. */
export const siteTexts = {
  terms: {
    points: ['free', 'account', 'yours', 'may', 'moderators', 'asItIs', 'change'],
    changes: [{ on: '2026-11-23', what: 'first' }],
  },
  rules: {
    points: ['times', 'fair', 'votes', 'kind', 'private', 'reasons'],
    changes: [{ on: '2026-11-23', what: 'first' }],
  },
  about: { points: ['what', 'free', 'private', 'names'], changes: [{ on: '2026-11-23', what: 'first' }] },
  privacy: { points: [], changes: [{ on: '2026-11-22', what: 'first' }] },
} as const satisfies Record<string, { points: readonly string[]; changes: readonly TextChange[] }>;
