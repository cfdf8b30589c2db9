import { Command } from '#kernel';
import { checkGameVersion } from './check-game-version.ts';
import type { GameVersionReleased } from './game-version.events.ts';
import type { GameVersionState } from './game-version.state.ts';
import { gameVersionWhoMay } from './game-version.who-may.ts';

/** Say that there is a version of the game; nothing when that is known. */
export class ReleaseGameVersion extends Command<{ readonly gameVersion: string }> {}

export const releaseGameVersion = (
  { data, meta }: ReleaseGameVersion,
  state: GameVersionState,
): readonly GameVersionReleased[] => {
  const isNews = gameVersionWhoMay.applies('release-game-version', state, meta);
  checkGameVersion(data.gameVersion);
  return isNews ? [{ type: 'GameVersionReleased', data: { gameVersion: data.gameVersion } }] : [];
};
