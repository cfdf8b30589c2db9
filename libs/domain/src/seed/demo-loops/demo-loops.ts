import { type ActorId, fold, type Job, type JobStep, jobStep } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from '../../car-loop/approve-car-loop.ts';
import type { CarLoopEvent } from '../../car-loop/car-loop.events.ts';
import { type CarLoops, carLoops, carLoopsStream } from '../../car-loop/car-loop.state.ts';
import { SubmitCarLoop, submitCarLoop } from '../../car-loop/submit-car-loop.ts';
import { seedJob } from '../seed-job.ts';

/** Goes up with every change of what is shown. */
const DEMO_VERSION = 1;

/** A loop that is kept, of a car, with who sent it; one that waits has no moderator yet. */
export type DemoLoop = {
  readonly carId: string;
  readonly owner: ActorId;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly waits: boolean;
};

/** Who shows loops in the demonstration. */
export const demoAnimators: readonly [ActorId, ActorId] = ['demo:dune' as ActorId, 'demo:amber' as ActorId];
/** Nobody decides on a loop of their own. */
const demoApprover = 'demo:birch' as ActorId;

/** The job that shows animated cards. A car that anybody has sent a loop of is left alone. The files must be kept before. */
export const demoLoopsSeed = (loops: readonly DemoLoop[]): Job =>
  seedJob('demo-loops', DEMO_VERSION, () => loops.map(showing));

const showing = ({ carId, owner, file, width, height, waits }: DemoLoop): JobStep =>
  jobStep<CarLoops, CarLoopEvent>({
    key: `loops-${carId}`,
    stream: carLoopsStream(carId),
    command: 'SubmitCarLoop',
    data: { carId, file },
    actor: owner,
    decider: carLoops,
    decide: (state, { meta, newId }) => {
      if (state.loops.length > 0) return [];
      const loopId = newId('car-loop');
      const facts = { loopId, carId, upload: { width, height }, kept: 0 };
      const sent = submitCarLoop(new SubmitCarLoop({ carId, file }, meta), state, facts);
      if (waits) return sent;
      const approval = new ApproveCarLoop({ carId, loopId }, { ...meta, actor: demoApprover, role: 'moderator' });
      return [...sent, ...approveCarLoop(approval, fold(carLoops, sent))];
    },
  });
