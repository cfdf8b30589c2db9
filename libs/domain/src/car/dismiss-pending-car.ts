import { Command, type KeptText } from '#kernel';
import type { CarState } from './car.state.ts';
import { carWhoMay } from './car.who-may.ts';
import type { PendingCarDismissed, PendingCarReason } from './pending-car.events.ts';

export class DismissPendingCar extends Command<{
  readonly carId: string;
  readonly reason: PendingCarReason<'dismiss'>;
  readonly text?: string;
}> {}

export const dismissPendingCar = (
  { data, meta }: DismissPendingCar,
  state: CarState,
  kept: KeptText = {},
): readonly PendingCarDismissed[] => {
  const { carId, reason } = data;
  carWhoMay.check('dismiss-pending-car', state, meta, { carId });
  return [{ type: 'PendingCarDismissed', data: { carId, reason, ...kept } }];
};
