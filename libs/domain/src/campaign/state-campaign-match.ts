import { Command, type StoredText, RuleBroken } from '#kernel';
import { rewardCounts, sameFigure, trackCodeFault } from '#racing';
import { checkGameVersion, checkReleased } from '../game-version/check-game-version.ts';
import { gameVersion as versionOfGame, type GameVersionState } from '../game-version/game-version.state.ts';
import type { CampaignMatchStated, MatchAttributes, MatchReason } from './campaign.events.ts';
import { type CampaignPlace, matchAt, placeIdOf } from './campaign.state.ts';
import { campaignPermissions } from './campaign.permissions.ts';

export class StateCampaignMatch extends Command<{
  readonly place: string;
  /** 1 to 10. */
  readonly match: number;
  readonly gameVersion: string;
  readonly facts: Partial<MatchAttributes>;
  readonly source: 'starter' | 'import' | 'moderator';
  readonly reason: MatchReason;
  readonly text?: string;
}> {}

/** `unknownCars`: ids of the command without a car. */
type Outside = StoredText & {
  readonly version?: GameVersionState | undefined;
  readonly unknownCars?: readonly string[];
};

/** Matches of a place, and races of a match. Source: the players' notes. */
export const MATCHES_OF_PLACE = 10;
const RACES_OF_MATCH = 5;

export const stateCampaignMatch = (
  { data, meta }: StateCampaignMatch,
  state: CampaignPlace,
  { version = versionOfGame.initial, unknownCars = [], ...kept }: Outside = {},
): readonly CampaignMatchStated[] => {
  const { place, match, gameVersion, facts, source, reason } = data;
  campaignPermissions.check('state-campaign-match', state, meta, { place });
  checkGameVersion(gameVersion);
  if (meta.role) checkReleased(gameVersion, version);
  const [unknownCar] = unknownCars;
  if (unknownCar !== undefined) throw new RuleBroken('car-unknown', { carId: unknownCar });
  checkMatch(data);
  const now = matchAt(state, match, gameVersion);
  const changes = Object.fromEntries(
    Object.entries(facts).filter(([name, is]) => !sameFigure(now[name as keyof MatchAttributes], is)),
  ) as Partial<MatchAttributes>;
  const unchanged = Object.keys(changes).length === 0;
  if (unchanged && meta.role) throw new RuleBroken('match-unchanged', { place, match });
  if (unchanged) return [];
  const said = { placeId: placeIdOf(place), place, match, gameVersion, changes, source, reason };
  return [{ type: 'CampaignMatchStated', data: { ...said, ...kept } }];
};

/** Throws `RuleBroken('match-invalid', { place, match, fields })` with the fields that cannot be true of a match. */
const checkMatch = ({ place, match, facts: { carIds = [], trackCodes = [] } }: StateCampaignMatch['data']): void => {
  const rules: Readonly<Record<string, boolean>> = {
    place: placeIdOf(place).length > 0 && place.length <= 60,
    match: Number.isInteger(match) && match >= 1 && match <= MATCHES_OF_PLACE,
    carIds: rewardCounts.includes(carIds.length) && new Set(carIds).size === carIds.length,
    trackCodes: trackCodes.length === 0 || trackCodes.length === RACES_OF_MATCH,
    tracks: trackCodes.every((code) => trackCodeFault(code) === undefined),
  };
  const fields = Object.keys(rules).filter((name) => rules[name] === false);
  if (fields.length > 0) throw new RuleBroken('match-invalid', { place, match, fields });
};
