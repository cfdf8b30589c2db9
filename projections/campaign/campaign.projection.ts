import type { CampaignMatchStated, MatchAttributes, MatchReason } from '#domain';
import type { Projection } from '#read-store';

/** One statement about a match; `by` is a user id, `at` ISO 8601. */
export type MatchInVersion = {
  readonly match: number;
  readonly gameVersion: string;
  readonly changes: Partial<MatchAttributes>;
  readonly source: 'starter' | 'import' | 'moderator';
  readonly reason: MatchReason;
  readonly by: string;
  readonly at: string;
  readonly textId?: string;
};

/** A place of the campaign: all statements about its matches, in order of events. */
export type CampaignDoc = { readonly place: string; readonly said: readonly MatchInVersion[] };

/** View `campaign`: each match's prize cars and tracks, in each game version. */
export const campaignView: Projection<CampaignMatchStated, CampaignDoc> = {
  name: 'campaign',
  version: 1,
  handles: ['CampaignMatchStated'],
  indexes: [['place']],
  keysOf: ({ data }) => [data.placeId],
  channel: () => 'catalogue',
  evolve: (doc, { data, meta }) => {
    const { placeId: _, place, ...said } = data;
    return { place: doc?.place ?? place, said: [...(doc?.said ?? []), { ...said, by: meta.actor, at: meta.at }] };
  },
};
