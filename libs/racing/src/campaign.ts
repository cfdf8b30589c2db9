/** A match of the campaign: the track codes of its races, in order. */
export type CampaignMatch<Code extends string = string> = readonly Code[];

/** A place on the campaign's map with its matches, in the game's order. */
export type CampaignPlace<Code extends string = string> = {
  readonly name: string;
  readonly matches: readonly CampaignMatch<Code>[];
};

/** The caller's campaign: it grows with the game, so the library holds none. */
export type Campaign<Code extends string = string> = readonly CampaignPlace<Code>[];

/** Where a track is raced: match and race are counted from 1. */
export type CampaignSpot = { readonly place: string; readonly match: number; readonly race: number };

/** A match and which of its races are on the chosen tracks. */
export type CoveringMatch = { readonly place: string; readonly match: number; readonly races: readonly number[] };

/** Matches to race, and the chosen tracks that no match of a city has. */
export type CoverList<Code extends string = string> = {
  readonly matches: readonly CoveringMatch[];
  readonly uncovered: readonly Code[];
};

const championshipPrefixes = ['SN', 'YB'];

/** Whether a place is a championship, open for some weeks, and not a city. Source: its name starts with SN or YB. */
export const isChampionship = (placeName: string): boolean =>
  championshipPrefixes.some((prefix) => placeName.startsWith(prefix));

/** Every spot of a track, in the campaign's order. */
export const spotsOf = (trackCode: string, campaign: Campaign): readonly CampaignSpot[] =>
  matchesOf(campaign).flatMap(({ place, match, codes }) =>
    racesOn(codes, [trackCode]).map((race) => ({ place, match, race })),
  );

/**
 * Where a track is raced best: in a city rather than in a championship, early in the match, then in the last place and
 * match. Undefined when no match has it. Source: the players' notes.
 */
export const bestPlaceOf = (trackCode: string, campaign: Campaign): CampaignSpot | undefined =>
  spotsOf(trackCode, campaign).reduce<CampaignSpot | undefined>(
    (best, spot) => (best && !isAsGood(spot, best) ? best : spot),
    undefined,
  );

/** For a spot that comes later in the campaign, so that on a draw the later one wins. */
const isAsGood = (later: CampaignSpot, best: CampaignSpot): boolean => {
  const [laterIsCity, bestIsCity] = [!isChampionship(later.place), !isChampionship(best.place)];
  return laterIsCity === bestIsCity ? later.race <= best.race : laterIsCity;
};

/**
 * Few matches of cities in which all chosen tracks are raced: those with most of them first, then those with early
 * races; each match in the list has a track that none before it has. Not always the fewest. Source: the players' notes.
 */
export const coverList = <Code extends string>(trackCodes: readonly Code[], campaign: Campaign): CoverList<Code> => {
  const uncovered = new Set<string>(trackCodes);
  const matches = candidates(trackCodes, campaign).filter(({ covered }) => {
    const helps = covered.some((code) => uncovered.has(code));
    for (const code of covered) uncovered.delete(code);
    return helps;
  });
  return {
    matches: matches.map(({ place, match, races }) => ({ place, match, races })),
    uncovered: trackCodes.filter((code) => uncovered.has(code)),
  };
};

const candidates = (trackCodes: readonly string[], campaign: Campaign) =>
  matchesOf(campaign)
    .filter(({ place }) => !isChampionship(place))
    .map(({ place, match, codes }) => {
      const covered = [...new Set(codes)].filter((code) => trackCodes.includes(code));
      return { place, match, covered, races: racesOn(codes, trackCodes) };
    })
    .sort((a, b) => b.covered.length - a.covered.length || sum(a.races) - sum(b.races));

const matchesOf = (campaign: Campaign) =>
  campaign.flatMap(({ name, matches }) => matches.map((codes, at) => ({ place: name, match: at + 1, codes })));

const racesOn = (codes: CampaignMatch, wanted: readonly string[]): readonly number[] =>
  codes.flatMap((code, at) => (wanted.includes(code) ? [at + 1] : []));

const RACES_IN_MATCH = 5;

/** Five dots for a race's number: the first `race` of them filled. */
export const raceDots = (race: number): readonly boolean[] =>
  Array.from({ length: RACES_IN_MATCH }, (_, at) => at < race);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
