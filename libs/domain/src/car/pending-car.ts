import { RuleBroken } from '#kernel';
import type { CarState, PendingCar } from './car.state.ts';

/** The car that waits. Throws `RuleBroken`: `car-unknown`, or `car-not-pending` when it was approved already. */
export const pendingCar = (carId: string, state: CarState): PendingCar => {
  if (state.status === 'unknown') throw new RuleBroken('car-unknown', { carId });
  if (state.status !== 'pending') throw new RuleBroken('car-not-pending', { carId });
  return state;
};
