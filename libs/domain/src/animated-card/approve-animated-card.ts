import { Command } from '#kernel';
import type { CarLoopApproved } from './animated-card.events.ts';
import type { AnimatedCards } from './animated-card.state.ts';
import { animatedCardPermissions, animatedCardIn } from './animated-card.permissions.ts';

/** Approve a loop that waits or was reported. */
export class ApproveCarLoop extends Command<{ readonly carId: string; readonly loopId: string }> {}

export const approveCarLoop = ({ data, meta }: ApproveCarLoop, state: AnimatedCards): readonly CarLoopApproved[] => {
  const { loopId } = data;
  animatedCardPermissions.check('approve-car-loop', animatedCardIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopApproved', data }];
};
