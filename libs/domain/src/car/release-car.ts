import { Command } from '#kernel';
import { currentGameVersion } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarAttributes } from './car-attributes.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { type CarState, isKnownCar } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkCarAttributes } from './check-car-attributes.ts';
import { revision } from './revise-car.ts';

/** Release a car, new, waiting or retired, with these stats (absent version: of today). */
export class ReleaseCar extends Command<{
  readonly carId: string;
  readonly car: CarAttributes;
  readonly source: CarSource;
  readonly gameVersion?: string;
}> {}

export const releaseCar = ({ data, meta }: ReleaseCar, state: CarState): readonly CarEvent[] => {
  const { carId, car, source, gameVersion = currentGameVersion } = data;
  carPermissions.check('release-car', state, meta, { carId });
  checkGameVersion(gameVersion);
  checkCarAttributes(carId, car);
  if (!isKnownCar(state)) {
    return [{ type: 'CarReleased', version: 2, data: { carId, car, source, gameVersion } }];
  }
  return [
    { type: 'CarReturned', version: 2, data: { carId, source, gameVersion } },
    ...revision(data, { ...state, source }),
  ];
};
