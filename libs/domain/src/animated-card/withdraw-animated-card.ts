import { Command } from '#kernel';
import type { CarLoopWithdrawn } from './animated-card.events.ts';
import type { AnimatedCards } from './animated-card.state.ts';
import { animatedCardPermissions, animatedCardIn } from './animated-card.permissions.ts';

export class WithdrawCarLoop extends Command<{ readonly carId: string; readonly loopId: string }> {}

export const withdrawCarLoop = ({ data, meta }: WithdrawCarLoop, state: AnimatedCards): readonly CarLoopWithdrawn[] => {
  const { loopId } = data;
  animatedCardPermissions.check('withdraw-car-loop', animatedCardIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopWithdrawn', data }];
};
