import { RuleBroken } from '#kernel';
import type { PackAttributes } from '#racing';
import { checkGameVersion, checkReleased } from '../game-version/check-game-version.ts';
import { gameVersion as versionOfGame } from '../game-version/game-version.state.ts';
import { checkedPack, type PackOutside, type RevisePack } from './add-pack.ts';
import type { PackStated } from './pack.events.ts';
import { packAt, type PackState } from './pack.state.ts';
import { packPermissions } from './pack.permissions.ts';

export const revisePack = (
  { data, meta }: RevisePack,
  state: PackState,
  { version = versionOfGame.initial, ...kept }: PackOutside = {},
): readonly PackStated[] => {
  const { packId, gameVersion, facts, source, reason } = data;
  packPermissions.check('revise-pack', state, meta, { packId });
  checkGameVersion(gameVersion);
  checkReleased(gameVersion, version);
  const now = packAt(state, gameVersion);
  if (!now) throw new RuleBroken('pack-unknown', { packId, gameVersion });
  const changes = otherwise(now, checkedPack(packId, { ...now, ...facts }));
  if (Object.keys(changes).length === 0) throw new RuleBroken('pack-unchanged', { packId });
  return [{ type: 'PackStated', data: { packId, gameVersion, changes, source, reason, ...kept } }];
};

const otherwise = (now: PackAttributes, then: PackAttributes): Partial<PackAttributes> =>
  Object.fromEntries(
    Object.entries(then).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name as keyof PackAttributes]),
    ),
  );
