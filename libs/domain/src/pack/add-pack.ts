import { Command, type StoredText, RuleBroken } from '#kernel';
import { orderedOdds, type PackAttributes, packFaults } from '#racing';
import { checkGameVersion, checkReleased } from '../game-version/check-game-version.ts';
import { gameVersion as versionOfGame, type GameVersionState } from '../game-version/game-version.state.ts';
import type { PackReason, PackStated } from './pack.events.ts';
import type { PackState } from './pack.state.ts';
import { packPermissions } from './pack.permissions.ts';

type AboutPack = {
  readonly packId: string;
  readonly gameVersion: string;
  readonly source: 'starter' | 'moderator';
  readonly reason: PackReason;
  readonly text?: string;
};

export class AddPack extends Command<AboutPack & { readonly facts: PackAttributes }> {}

export class RevisePack extends Command<AboutPack & { readonly facts: Partial<PackAttributes> }> {}

export type PackOutside = StoredText & { readonly version?: GameVersionState | undefined };

export const addPack = (
  { data, meta }: AddPack,
  state: PackState,
  { version = versionOfGame.initial, ...kept }: PackOutside = {},
): readonly PackStated[] => {
  const { packId, gameVersion, source, reason } = data;
  packPermissions.check('add-pack', state, meta, { packId, name: data.facts.name });
  checkGameVersion(gameVersion);
  if (meta.role) checkReleased(gameVersion, version);
  const changes = checkedPack(packId, data.facts);
  return [{ type: 'PackStated', data: { packId, gameVersion, changes, source, reason, ...kept } }];
};

/** The facts with sorted odds. Throws `RuleBroken('pack-invalid', { packId, fields })`. */
export const checkedPack = (packId: string, facts: PackAttributes): PackAttributes => {
  const fields = packFaults(facts);
  if (fields.length > 0) throw new RuleBroken('pack-invalid', { packId, fields });
  const { odds, themedOdds, withoutLegendaryOdds } = facts;
  return {
    ...facts,
    odds: orderedOdds(odds),
    themedOdds: themedOdds && orderedOdds(themedOdds),
    withoutLegendaryOdds: withoutLegendaryOdds && orderedOdds(withoutLegendaryOdds),
  };
};
