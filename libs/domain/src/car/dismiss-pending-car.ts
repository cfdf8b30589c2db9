import { Command, type StoredText } from '#kernel';
import type { CarState } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import type { PendingCarDismissed, PendingCarReason } from './pending-car.events.ts';

export class DismissPendingCar extends Command<{
  readonly carId: string;
  readonly reason: PendingCarReason<'dismiss'>;
  readonly text?: string;
}> {}

export const dismissPendingCar = (
  { data, meta }: DismissPendingCar,
  state: CarState,
  kept: StoredText = {},
): readonly PendingCarDismissed[] => {
  const { carId, reason } = data;
  carPermissions.check('dismiss-pending-car', state, meta, { carId });
  return [{ type: 'PendingCarDismissed', data: { carId, reason, ...kept } }];
};
