import { Command, type KeptText } from '#kernel';
import type { CarLoopDeclined, LoopFault } from './car-loop.events.ts';
import type { CarLoops } from './car-loop.state.ts';
import { carLoopWhoMay, loopIn } from './car-loop.who-may.ts';

/** Decline a loop, or take down an approved one; `text` is the moderator's own words. */
export class DeclineCarLoop extends Command<{
  readonly carId: string;
  readonly loopId: string;
  readonly reason: LoopFault;
  readonly text?: string;
}> {}

export const declineCarLoop = (
  { data, meta }: DeclineCarLoop,
  state: CarLoops,
  kept: KeptText = {},
): readonly CarLoopDeclined[] => {
  const { carId, loopId, reason } = data;
  carLoopWhoMay.check('decline-car-loop', loopIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopDeclined', data: { carId, loopId, reason, ...kept } }];
};
