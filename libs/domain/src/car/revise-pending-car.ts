import { Command, type StoredText, RuleBroken } from '#kernel';
import { carChanges } from './car-changes.ts';
import type { CarAttributes } from './car-attributes.ts';
import type { CarState } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkSomeAttributes } from './check-car-attributes.ts';
import type { PendingCarReason, PendingCarRevised } from './pending-car.events.ts';
import { withClass } from './revise-car.ts';

export class RevisePendingCar extends Command<{
  readonly carId: string;
  readonly facts: Partial<CarAttributes>;
  readonly reason: PendingCarReason<'revise'>;
  readonly text?: string;
}> {}

export const revisePendingCar = (
  { data, meta }: RevisePendingCar,
  state: CarState,
  kept: StoredText = {},
): readonly PendingCarRevised[] => {
  const { carId, reason } = data;
  const { facts: before } = carPermissions.check('revise-pending-car', state, meta, { carId });
  const facts = withClass(data.facts);
  checkSomeAttributes(carId, { ...before, ...facts });
  const changes = carChanges(before, facts);
  if (Object.keys(changes).length === 0) throw new RuleBroken('car-unchanged', { carId });
  return [{ type: 'PendingCarRevised', data: { carId, changes, reason, ...kept } }];
};
