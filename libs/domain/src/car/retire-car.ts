import { Command } from '#kernel';
import { currentGameVersion } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarRetired, RetirementReason } from './car.events.ts';
import type { CarState } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';

/** Retire a car, since a game version (absent: the one of today). */
export class RetireCar extends Command<{
  readonly carId: string;
  readonly reason: RetirementReason;
  readonly gameVersion?: string;
}> {}

export const retireCar = ({ data, meta }: RetireCar, state: CarState): readonly CarRetired[] => {
  const { carId, reason, gameVersion = currentGameVersion } = data;
  carPermissions.check('retire-car', state, meta, { carId });
  checkGameVersion(gameVersion);
  return [{ type: 'CarRetired', version: 2, data: { carId, reason, gameVersion } }];
};
