import { Command } from '#kernel';
import { currentGameVersion } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarAttributes } from './car-attributes.ts';
import { type CarPast, hasStarterAttributes, restated, attributesByModerators, stateOf } from './car-past.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { isKnownCar } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkCarAttributes } from './check-car-attributes.ts';
import { ReleaseCar, releaseCar } from './release-car.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';

/**
 * Set a car's attributes, whatever they are now; no event when they are equal. `unsaid`: stats that the list lacks; a
 * known car keeps its own.
 */
export class ImportCar extends Command<{
  readonly carId: string;
  readonly car: CarAttributes;
  readonly source: CarSource;
  readonly gameVersion?: string;
  readonly unsaid?: readonly (keyof CarAttributes)[];
}> {}

export const importCar = ({ data: { unsaid = [], ...data }, meta }: ImportCar, past: CarPast): readonly CarEvent[] => {
  const state = stateOf(past);
  carPermissions.check('import-car', state, meta);
  const own = isKnownCar(state) ? Object.fromEntries(unsaid.map((field) => [field, state.car[field]])) : {};
  const said = { ...data, car: { ...data.car, ...own } };
  if (hasStarterAttributes(past) && data.source !== 'starter') return instead(new ImportCar(said, meta), past);
  return state.status === 'released'
    ? reviseCar(new ReviseCar(said, meta), state)
    : releaseCar(new ReleaseCar(said, meta), state);
};

/** A history that the starter catalogue invented is replaced together with its current stats. */
const instead = ({ data }: ImportCar, past: CarPast): readonly CarEvent[] => {
  const { carId, car: facts, source, gameVersion = currentGameVersion } = data;
  checkGameVersion(gameVersion);
  checkCarAttributes(carId, facts);
  const history = [{ gameVersion, whole: true, facts, source }, ...attributesByModerators(past)];
  return [
    ...(stateOf(past).status === 'retired'
      ? [{ type: 'CarReturned', version: 2, data: { carId, source, gameVersion } } as const]
      : []),
    restated(past, { carId, source, history, reason: 'list-imported' }),
  ];
};
