import type { Event } from '#kernel';

/** Why staff say what a match is like. */
export const matchReasons = ['game-update', 'correction', 'now-known'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What is known of a match: cars that it can be won, the likelier first, and the codes of its five tracks, in order. */
export type MatchFacts = { readonly carIds: readonly string[]; readonly trackCodes: readonly string[] };

/**
 * A match of a place on the campaign's map is so since `gameVersion`: only what is otherwise. `source` is who says so; an
 * empty list: there are none, or none are known.
 */
export type CampaignMatchStated = Event<
  'CampaignMatchStated',
  {
    readonly placeId: string;
    readonly place: string;
    readonly match: number;
    readonly gameVersion: string;
    readonly changes: Partial<MatchFacts>;
    readonly source: 'starter' | 'import' | 'moderator';
    readonly reason: MatchReason;
    /** A text of the moderator's own, by its id. */
    readonly textId?: string;
  }
>;
