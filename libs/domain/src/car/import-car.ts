import { Command } from '#kernel';
import { currentGameVersion } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarFacts } from './car-facts.ts';
import { type CarPast, hasStarterWords, restated, saidByModerators, stateOf } from './car-past.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { isKnownCar } from './car.state.ts';
import { carWhoMay } from './car.who-may.ts';
import { checkCarFacts } from './check-car-facts.ts';
import { ReleaseCar, releaseCar } from './release-car.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';

/**
 * Set a car's attributes, whatever they are now; no event when they are equal. `unsaid`: stats that the list lacks; a
 * known car keeps its own.
 */
export class ImportCar extends Command<{
  readonly carId: string;
  readonly car: CarFacts;
  readonly source: CarSource;
  readonly gameVersion?: string;
  readonly unsaid?: readonly (keyof CarFacts)[];
}> {}

export const importCar = ({ data: { unsaid = [], ...data }, meta }: ImportCar, past: CarPast): readonly CarEvent[] => {
  const state = stateOf(past);
  carWhoMay.check('import-car', state, meta);
  const own = isKnownCar(state) ? Object.fromEntries(unsaid.map((field) => [field, state.car[field]])) : {};
  const said = { ...data, car: { ...data.car, ...own } };
  if (hasStarterWords(past) && data.source !== 'starter') return instead(new ImportCar(said, meta), past);
  return state.status === 'released'
    ? reviseCar(new ReviseCar(said, meta), state)
    : releaseCar(new ReleaseCar(said, meta), state);
};

/** A history that the starter catalogue invented is replaced together with its current stats. */
const instead = ({ data }: ImportCar, past: CarPast): readonly CarEvent[] => {
  const { carId, car: facts, source, gameVersion = currentGameVersion } = data;
  checkGameVersion(gameVersion);
  checkCarFacts(carId, facts);
  const history = [{ gameVersion, whole: true, facts, source }, ...saidByModerators(past)];
  return [
    ...(stateOf(past).status === 'retired'
      ? [{ type: 'CarReturned', version: 2, data: { carId, source, gameVersion } } as const]
      : []),
    restated(past, { carId, source, history, reason: 'list-imported' }),
  ];
};
