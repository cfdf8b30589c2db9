import type { Decider } from '#kernel';
import { attributesAt, type VersionTimeline, withStatement } from '#racing';
import type { CampaignMatchStated, MatchAttributes } from './campaign.events.ts';

/** A place of the campaign: the timelines of its matches, by number. */
export type CampaignPlace = { readonly matches: Readonly<Record<number, VersionTimeline<MatchAttributes>>> };

/** The id of a place: its name without accents, words joined by `_`. */
export const placeIdOf = (place: string): string =>
  place
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join('_');

export const campaignStream = (placeId: string): string => `campaign-${placeId}`;

const nothing: MatchAttributes = { carIds: [], trackCodes: [] };

/** The timeline of a match, on top of empty attributes. */
export const timelineOfMatch = (of: CampaignPlace, match: number): VersionTimeline<MatchAttributes> =>
  of.matches[match] ?? [{ gameVersion: '0', whole: true, facts: nothing }];

/** The attributes of a match in a game version; in today's where none is named. */
export const matchAt = (of: CampaignPlace, match: number, gameVersion?: string): MatchAttributes =>
  attributesAt(timelineOfMatch(of, match), gameVersion) ?? nothing;

export const campaign: Decider<CampaignPlace, CampaignMatchStated> = {
  initial: { matches: {} },
  evolve: (state, { data: { match, gameVersion, changes } }) => {
    const said = withStatement(timelineOfMatch(state, match), { gameVersion, whole: false, facts: changes });
    return { matches: { ...state.matches, [match]: said } };
  },
};
