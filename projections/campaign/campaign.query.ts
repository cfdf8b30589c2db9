import type { MatchAttributes } from '#domain';
import { compareGameVersions, attributesAt, isChampionship, withStatement, type VersionTimeline } from '#racing';
import type { View } from '#read-store';
import type { CampaignDoc, MatchInVersion } from './campaign.projection.ts';

/** A match in a game version, and the time and version of its last statement. */
export type MatchNow = MatchAttributes & {
  readonly match: number;
  readonly gameVersion: string;
  readonly statedAt: string;
};

/** The limit of places; the game has thirty. */
const MAX_PLACES = 200;
const nothing: MatchAttributes = { carIds: [], trackCodes: [] };

/** Every place by name, with the matches known in the version (absent: today). */
export const campaignIn = async (view: View<CampaignDoc>, gameVersion?: string) => {
  const position = await view.position();
  const page = await view.find({ order: { field: 'place' }, limit: MAX_PLACES });
  const items = page.items.map(({ key, doc }) => ({
    placeId: key,
    place: doc.place,
    championship: isChampionship(doc.place),
    matches: matchesIn(doc, gameVersion),
  }));
  return { position, items: items.filter(({ matches }) => matches.length > 0) };
};

/** All statements about a place, newest first; empty for an unknown one. */
export const versionsOfPlace = async (view: View<CampaignDoc>, placeId: string) => {
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

const matchOf = (said: readonly MatchInVersion[]): MatchNow => {
  const timeline = said.reduce<VersionTimeline<MatchAttributes>>(
    (before, { gameVersion, changes }) => withStatement(before, { gameVersion, whole: false, facts: changes }),
    [{ gameVersion: '0', whole: true, facts: nothing }],
  );
  const newest = said.reduce((best, one) => (compareGameVersions(one.gameVersion, best.gameVersion) < 0 ? best : one));
  const { match, gameVersion, at } = newest;
  return { ...(attributesAt(timeline) ?? nothing), match, gameVersion, statedAt: at };
};
