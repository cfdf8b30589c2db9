import { Command } from '#kernel';
import { currentGameVersion } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { type CarState, isKnownCar } from './car.state.ts';
import { carWhoMay } from './car.who-may.ts';
import { checkCarFacts } from './check-car-facts.ts';
import { revision } from './revise-car.ts';

/** Release a car, new, waiting or retired, with these stats (absent version: of today). */
export class ReleaseCar extends Command<{
  readonly carId: string;
  readonly car: CarFacts;
  readonly source: CarSource;
  readonly gameVersion?: string;
}> {}

export const releaseCar = ({ data, meta }: ReleaseCar, state: CarState): readonly CarEvent[] => {
  const { carId, car, source, gameVersion = currentGameVersion } = data;
  carWhoMay.check('release-car', state, meta, { carId });
  checkGameVersion(gameVersion);
  checkCarFacts(carId, car);
  if (!isKnownCar(state)) {
    return [{ type: 'CarReleased', version: 2, data: { carId, car, source, gameVersion } }];
  }
  return [
    { type: 'CarReturned', version: 2, data: { carId, source, gameVersion } },
    ...revision(data, { ...state, source }),
  ];
};
