import { Command, type KeptText, RuleBroken } from '#kernel';
import { carChanges } from './car-changes.ts';
import type { CarFacts } from './car-facts.ts';
import type { CarState } from './car.state.ts';
import { carWhoMay } from './car.who-may.ts';
import { checkSomeFacts } from './check-car-facts.ts';
import type { PendingCarReason, PendingCarRevised } from './pending-car.events.ts';
import { withClass } from './revise-car.ts';

export class RevisePendingCar extends Command<{
  readonly carId: string;
  readonly facts: Partial<CarFacts>;
  readonly reason: PendingCarReason<'revise'>;
  readonly text?: string;
}> {}

export const revisePendingCar = (
  { data, meta }: RevisePendingCar,
  state: CarState,
  kept: KeptText = {},
): readonly PendingCarRevised[] => {
  const { carId, reason } = data;
  const { facts: before } = carWhoMay.check('revise-pending-car', state, meta, { carId });
  const facts = withClass(data.facts);
  checkSomeFacts(carId, { ...before, ...facts });
  const changes = carChanges(before, facts);
  if (Object.keys(changes).length === 0) throw new RuleBroken('car-unchanged', { carId });
  return [{ type: 'PendingCarRevised', data: { carId, changes, reason, ...kept } }];
};
