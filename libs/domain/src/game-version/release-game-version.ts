import { Command } from '#kernel';
import { checkGameVersion, checkIsNext } from './check-game-version.ts';
import type { GameVersionReleased } from './game-version.events.ts';
import type { GameVersionState } from './game-version.state.ts';
import { gameVersionPermissions } from './game-version.permissions.ts';

/**
 * Release a game version; no event when it is released. One that does not follow the newest needs a confirmation: all
 * later lap times are stamped with it, and it cannot be undone.
 */
export class ReleaseGameVersion extends Command<{
  readonly gameVersion: string;
  readonly releasedOn?: string;
  readonly confirmed?: true;
}> {}

type VersionFacts = { readonly newest?: string };

export const releaseGameVersion = (
  { data, meta }: ReleaseGameVersion,
  state: GameVersionState,
  { newest }: VersionFacts = {},
): readonly GameVersionReleased[] => {
  const isNews = gameVersionPermissions.applies('release-game-version', state, meta);
  checkGameVersion(data.gameVersion);
  if (isNews && newest !== undefined && meta.role && !data.confirmed) checkIsNext(data.gameVersion, newest);
  const { gameVersion, releasedOn } = data;
  return isNews ? [{ type: 'GameVersionReleased', data: { gameVersion, ...(releasedOn && { releasedOn }) } }] : [];
};
