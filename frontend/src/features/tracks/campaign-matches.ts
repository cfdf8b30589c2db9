import type { CampaignAnswer } from '#contracts';
import { type Campaign, fold, isChampionship, parseTrackCode, type TrackCode } from '#racing';

export type OfferedMatch = { readonly place: string; readonly match: number; readonly codes: readonly TrackCode[] };

const isCode = (text: string): text is TrackCode => parseTrackCode(text) !== undefined;

/** Every match with its tracks, cities first: championships are open for some weeks only. */
export const matchesIn = (answer: CampaignAnswer | undefined): readonly OfferedMatch[] =>
  (answer?.items ?? [])
    .flatMap(({ place, matches }) =>
      matches.map(({ match, trackCodes }) => ({ place, match, codes: trackCodes.filter(isCode) })),
    )
    .filter(({ codes }) => codes.length > 0)
    .toSorted((one, other) => Number(isChampionship(one.place)) - Number(isChampionship(other.place)));

/** The same in the format of the campaign rules: matches by their number, empty where unknown. */
export const campaignIn = (answer: CampaignAnswer | undefined): Campaign =>
  (answer?.items ?? []).map(({ place, matches }) => ({
    name: place,
    matches: Array.from(
      { length: Math.max(0, ...matches.map(({ match }) => match)) },
      (_, at) => matches.find(({ match }) => match === at + 1)?.trackCodes ?? [],
    ),
  }));

const MOST_OFFERED = 3;

/** The matches that a query like "harbour 3" finds: a part of a place's name, and a number. */
export function findMatches(query: string, matches: readonly OfferedMatch[]): readonly OfferedMatch[] {
  const asked = /^(?<place>.*\S)\s+(?<match>\d{1,2})$/.exec(query.trim())?.groups;
  const place = fold(asked?.['place'] ?? '');
  if (place === '') return [];
  return matches
    .filter((one) => one.match === Number(asked?.['match']) && fold(one.place).includes(place))
    .slice(0, MOST_OFFERED);
}
