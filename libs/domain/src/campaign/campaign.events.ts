import type { Event } from '#kernel';

export const matchReasons = ['game-update', 'correction', 'now-known'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** What is known of a match: prize cars, the likelier first, and the codes of its five tracks, in order. */
export type MatchAttributes = { readonly carIds: readonly string[]; readonly trackCodes: readonly string[] };

/**
 * The attributes of a match in the campaign since `gameVersion`: only those that change. `source` is the source; an
 * empty list: there are none, or none are known.
 */
export type CampaignMatchStated = Event<
  'CampaignMatchStated',
  {
    readonly placeId: string;
    readonly place: string;
    readonly match: number;
    readonly gameVersion: string;
    readonly changes: Partial<MatchAttributes>;
    readonly source: 'starter' | 'import' | 'moderator';
    readonly reason: MatchReason;
    /** Id of the moderator's own text. */
    readonly textId?: string;
  }
>;
