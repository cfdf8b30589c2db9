import { Command } from '#kernel';
import type { CarLoopReported, AnimatedCardFault } from './animated-card.events.ts';
import type { AnimatedCards } from './animated-card.state.ts';
import { animatedCardPermissions, animatedCardIn } from './animated-card.permissions.ts';

/** Report a public loop; it stays public until a moderator has reviewed it. */
export class ReportCarLoop extends Command<{
  readonly carId: string;
  readonly loopId: string;
  readonly fault: AnimatedCardFault;
}> {}

export const reportCarLoop = ({ data, meta }: ReportCarLoop, state: AnimatedCards): readonly CarLoopReported[] => {
  const { loopId } = data;
  animatedCardPermissions.check('report-car-loop', animatedCardIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopReported', data: { ...data, reportedBy: meta.actor } }];
};
