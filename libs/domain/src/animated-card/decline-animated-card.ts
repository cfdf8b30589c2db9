import { Command, type StoredText } from '#kernel';
import type { CarLoopDeclined, AnimatedCardFault } from './animated-card.events.ts';
import type { AnimatedCards } from './animated-card.state.ts';
import { animatedCardPermissions, animatedCardIn } from './animated-card.permissions.ts';

/** Decline a loop, or take down an approved one; `text` is the moderator's own words. */
export class DeclineCarLoop extends Command<{
  readonly carId: string;
  readonly loopId: string;
  readonly reason: AnimatedCardFault;
  readonly text?: string;
}> {}

export const declineCarLoop = (
  { data, meta }: DeclineCarLoop,
  state: AnimatedCards,
  kept: StoredText = {},
): readonly CarLoopDeclined[] => {
  const { carId, loopId, reason } = data;
  animatedCardPermissions.check('decline-car-loop', animatedCardIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopDeclined', data: { carId, loopId, reason, ...kept } }];
};
