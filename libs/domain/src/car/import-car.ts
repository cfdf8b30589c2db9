import { Command } from '#kernel';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { type CarState, isKnownCar } from './car.state.ts';
import { ReleaseCar, releaseCar } from './release-car.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';

/**
 * Make the catalogue say this about a car, whatever it says now; nothing when it says so already. `unsaid`: figures that
 * the list says nothing of; a car that is known keeps its own.
 */
export class ImportCar extends Command<{
  readonly carId: string;
  readonly car: CarFacts;
  readonly source: CarSource;
  readonly gameVersion?: string;
  readonly unsaid?: readonly (keyof CarFacts)[];
}> {}

export const importCar = (
  { data: { unsaid = [], ...data }, meta }: ImportCar,
  state: CarState,
): readonly CarEvent[] => {
  const own = isKnownCar(state) ? Object.fromEntries(unsaid.map((field) => [field, state.car[field]])) : {};
  const said = { ...data, car: { ...data.car, ...own } };
  return state.status === 'released'
    ? reviseCar(new ReviseCar(said, meta), state)
    : releaseCar(new ReleaseCar(said, meta), state);
};
