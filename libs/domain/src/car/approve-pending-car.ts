import { Command, type StoredText, RuleBroken } from '#kernel';
import type { CarAttributes } from './car-attributes.ts';
import type { CarReleased } from './car.events.ts';
import type { CarState } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkCarAttributes, missingAttributes } from './check-car-attributes.ts';
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
  kept: StoredText = {},
): readonly (PendingCarApproved | CarReleased)[] => {
  const { carId, reason } = data;
  const { facts, gameVersion } = carPermissions.check('approve-pending-car', state, meta, { carId });
  const car = { ...mayBeUnknown, ...facts };
  const fields = missingAttributes(car);
  if (fields.length > 0) throw new RuleBroken('car-incomplete', { carId, fields });
  checkCarAttributes(carId, car as CarAttributes);
  return [
    { type: 'PendingCarApproved', data: { carId, reason, ...kept } },
    { type: 'CarReleased', version: 2, data: { carId, car: car as CarAttributes, source: 'moderator', gameVersion } },
  ];
};
