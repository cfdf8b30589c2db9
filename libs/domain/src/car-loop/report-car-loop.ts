import { Command } from '#kernel';
import type { CarLoopReported, LoopFault } from './car-loop.events.ts';
import type { CarLoops } from './car-loop.state.ts';
import { carLoopWhoMay, loopIn } from './car-loop.who-may.ts';

/** Report a public loop; it stays public until a moderator has reviewed it. */
export class ReportCarLoop extends Command<{
  readonly carId: string;
  readonly loopId: string;
  readonly fault: LoopFault;
}> {}

export const reportCarLoop = ({ data, meta }: ReportCarLoop, state: CarLoops): readonly CarLoopReported[] => {
  const { loopId } = data;
  carLoopWhoMay.check('report-car-loop', loopIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopReported', data: { ...data, reportedBy: meta.actor } }];
};
