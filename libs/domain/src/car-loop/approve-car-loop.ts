import { Command } from '#kernel';
import type { CarLoopApproved } from './car-loop.events.ts';
import type { CarLoops } from './car-loop.state.ts';
import { carLoopWhoMay, loopIn } from './car-loop.who-may.ts';

/** Approve a loop that waits or was reported. */
export class ApproveCarLoop extends Command<{ readonly carId: string; readonly loopId: string }> {}

export const approveCarLoop = ({ data, meta }: ApproveCarLoop, state: CarLoops): readonly CarLoopApproved[] => {
  const { loopId } = data;
  carLoopWhoMay.check('approve-car-loop', loopIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopApproved', data }];
};
