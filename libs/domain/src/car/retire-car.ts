import { Command, RuleBroken } from '#kernel';
import { currentGameVersion } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarRetired, RetirementReason } from './car.events.ts';
import { type CarState, isKnownCar } from './car.state.ts';
import { checkMayOnCar } from './car.who-may.ts';

/** Offer a car no more, since a version of the game (absent: the one of today). */
export class RetireCar extends Command<{
  readonly carId: string;
  readonly reason: RetirementReason;
  readonly gameVersion?: string;
}> {}

export const retireCar = ({ data, meta }: RetireCar, state: CarState): readonly CarRetired[] => {
  const { carId, reason, gameVersion = currentGameVersion } = data;
  checkMayOnCar('retire-car', meta);
  checkGameVersion(gameVersion);
  if (!isKnownCar(state)) throw new RuleBroken('car-unknown', { carId });
  if (state.status === 'retired') throw new RuleBroken('car-retired', { carId });
  return [{ type: 'CarRetired', version: 2, data: { carId, reason, gameVersion } }];
};
