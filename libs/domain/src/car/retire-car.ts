import { Command, RuleBroken } from '#kernel';
import type { CarRetired, RetirementReason } from './car.events.ts';
import type { CarState } from './car.state.ts';
import { mayOnCar } from './car.who-may.ts';

/** Offer a car no more. */
export class RetireCar extends Command<{ readonly carId: string; readonly reason: RetirementReason }> {}

export const retireCar = ({ data, meta }: RetireCar, state: CarState): readonly CarRetired[] => {
  const { carId, reason } = data;
  if (!mayOnCar('retire-car', meta.actor)) throw new RuleBroken('not-allowed', { command: 'retire-car' });
  if (state.status === 'unknown') throw new RuleBroken('car-unknown', { carId });
  if (state.status === 'retired') throw new RuleBroken('car-retired', { carId });
  return [{ type: 'CarRetired', data: { carId, reason } }];
};
