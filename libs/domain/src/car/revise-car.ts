import { Command, RuleBroken } from '#kernel';
import { carChanges } from './car-changes.ts';
import type { CarFacts } from './car-facts.ts';
import type { CarRevised, CarSource } from './car.events.ts';
import type { CarState } from './car.state.ts';
import { mayOnCar } from './car.who-may.ts';
import { checkCarFacts } from './check-car-facts.ts';

type Revision = { readonly carId: string; readonly car: CarFacts; readonly source: CarSource };

/** Say what a car's figures are; only what differs becomes a fact, and nothing when nothing does. */
export class ReviseCar extends Command<Revision> {}

export const reviseCar = ({ data, meta }: ReviseCar, state: CarState): readonly CarRevised[] => {
  const { carId } = data;
  if (!mayOnCar('revise-car', meta.actor)) throw new RuleBroken('not-allowed', { command: 'revise-car' });
  if (state.status === 'unknown') throw new RuleBroken('car-unknown', { carId });
  if (state.status === 'retired') throw new RuleBroken('car-retired', { carId });
  checkCarFacts(carId, data.car);
  return revision(data, state);
};

/** What of it is new to somebody who knows `now`: a car that comes from another source is news, too. */
export const revision = (
  { carId, car, source }: Revision,
  now: Pick<Revision, 'car' | 'source'>,
): readonly CarRevised[] => {
  const changes = carChanges(now.car, car);
  if (Object.keys(changes).length === 0 && source === now.source) return [];
  return [{ type: 'CarRevised', data: { carId, changes, source } }];
};
