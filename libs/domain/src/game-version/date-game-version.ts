import { Command } from '#kernel';
import type { GameVersionDated } from './game-version.events.ts';
import type { GameVersionState } from './game-version.state.ts';
import { gameVersionPermissions } from './game-version.permissions.ts';

/** Set the day on which a released version came; null where it is unknown after all. No event when it is the same. */
export class DateGameVersion extends Command<{
  readonly gameVersion: string;
  readonly releasedOn: string | null;
}> {}

export const dateGameVersion = (
  { data: { gameVersion, releasedOn }, meta }: DateGameVersion,
  state: GameVersionState,
): readonly GameVersionDated[] => {
  const known = gameVersionPermissions.check('date-game-version', state, meta, { gameVersion }).releasedOn ?? null;
  return known === releasedOn ? [] : [{ type: 'GameVersionDated', data: { gameVersion, releasedOn } }];
};
