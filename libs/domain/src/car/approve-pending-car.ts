import { Command, type KeptText, RuleBroken } from '#kernel';
import type { CarFacts } from './car-facts.ts';
import type { CarReleased } from './car.events.ts';
import type { CarState } from './car.state.ts';
import { carWhoMay } from './car.who-may.ts';
import { checkCarFacts, missingFacts } from './check-car-facts.ts';
import type { PendingCarApproved, PendingCarReason } from './pending-car.events.ts';

const mayBeUnknown = { seats: null, mra: null, brake: null, tags: [] } as const;

export class ApprovePendingCar extends Command<{
  readonly carId: string;
  readonly reason: PendingCarReason<'approve'>;
  readonly text?: string;
}> {}

export const approvePendingCar = (
  { data, meta }: ApprovePendingCar,
  state: CarState,
  kept: KeptText = {},
): readonly (PendingCarApproved | CarReleased)[] => {
  const { carId, reason } = data;
  const { facts, gameVersion } = carWhoMay.check('approve-pending-car', state, meta, { carId });
  const car = { ...mayBeUnknown, ...facts };
  const fields = missingFacts(car);
  if (fields.length > 0) throw new RuleBroken('car-incomplete', { carId, fields });
  checkCarFacts(carId, car as CarFacts);
  return [
    { type: 'PendingCarApproved', data: { carId, reason, ...kept } },
    { type: 'CarReleased', version: 2, data: { carId, car: car as CarFacts, source: 'moderator', gameVersion } },
  ];
};
