import { Command } from '#kernel';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import type { CarState } from './car.state.ts';
import { ReleaseCar, releaseCar } from './release-car.ts';
import { ReviseCar, reviseCar } from './revise-car.ts';

/** Make the catalogue say this about a car, whatever it says now; nothing when it says so already. */
export class ImportCar extends Command<{
  readonly carId: string;
  readonly car: CarFacts;
  readonly source: CarSource;
  readonly gameVersion?: string;
}> {}

export const importCar = ({ data, meta }: ImportCar, state: CarState): readonly CarEvent[] =>
  state.status === 'released'
    ? reviseCar(new ReviseCar(data, meta), state)
    : releaseCar(new ReleaseCar(data, meta), state);
