import type { MatchFacts } from '#domain';
import { compareGameVersions, factsAt, isChampionship, withStatement, type VersionTimeline } from '#racing';
import type { View } from '#read-store';
import type { CampaignDoc, SaidOfMatch } from './campaign.projection.ts';

/** A match in a game version, and the time and version of its last statement. */
export type MatchNow = MatchFacts & {
  readonly match: number;
  readonly gameVersion: string;
  readonly statedAt: string;
};

/** The limit of places; the game has thirty. */
const MOST_PLACES = 200;
const nothing: MatchFacts = { carIds: [], trackCodes: [] };

/** Every place by name, with the matches known in the version (absent: today). */
export const campaignIn = async (view: View<CampaignDoc>, gameVersion?: string) => {
  const position = await view.position();
  const page = await view.find({ order: { field: 'place' }, limit: MOST_PLACES });
  const items = page.items.map(({ key, doc }) => ({
    placeId: key,
    place: doc.place,
    championship: isChampionship(doc.place),
    matches: matchesIn(doc, gameVersion),
  }));
  return { position, items: items.filter(({ matches }) => matches.length > 0) };
};

/** All statements about a place, newest first; empty for an unknown one. */
export const saidOfPlace = async (view: View<CampaignDoc>, placeId: string) => {
  const position = await view.position();
  const stored = await view.get(placeId);
  return { position, said: stored?.doc.said.toReversed() ?? [] };
};

const matchesIn = ({ said }: CampaignDoc, gameVersion: string | undefined): readonly MatchNow[] => {
  const known = said.filter(
    (one) => gameVersion === undefined || compareGameVersions(one.gameVersion, gameVersion) <= 0,
  );
  const matches = [...new Set(known.map(({ match }) => match))].toSorted((a, b) => a - b);
  return matches.map((match) => matchOf(known.filter((one) => one.match === match)));
};

const matchOf = (said: readonly SaidOfMatch[]): MatchNow => {
  const timeline = said.reduce<VersionTimeline<MatchFacts>>(
    (before, { gameVersion, changes }) => withStatement(before, { gameVersion, whole: false, facts: changes }),
    [{ gameVersion: '0', whole: true, facts: nothing }],
  );
  const newest = said.reduce((best, one) => (compareGameVersions(one.gameVersion, best.gameVersion) < 0 ? best : one));
  const { match, gameVersion, at } = newest;
  return { ...(factsAt(timeline) ?? nothing), match, gameVersion, statedAt: at };
};
