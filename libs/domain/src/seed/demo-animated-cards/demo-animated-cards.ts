import { type ActorId, fold, type Job, type JobStep, jobStep } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from '../../animated-card/approve-animated-card.ts';
import type { CarLoopEvent } from '../../animated-card/animated-card.events.ts';
import { type AnimatedCards, animatedCards, animatedCardsStream } from '../../animated-card/animated-card.state.ts';
import { SubmitCarLoop, submitCarLoop } from '../../animated-card/submit-animated-card.ts';
import { seedJob } from '../seed-job.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 1;

/** A stored loop of a car, with its author; a waiting one has no moderator yet. */
export type DemoAnimatedCard = {
  readonly carId: string;
  readonly owner: ActorId;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly waits: boolean;
};

export const demoAnimators: readonly [ActorId, ActorId] = ['demo:dune' as ActorId, 'demo:amber' as ActorId];
/** No one decides on their own loop. */
const demoApprover = 'demo:birch' as ActorId;

/** The job that adds animated cards. A car that already has a loop is left alone. The files must be stored before. */
export const demoAnimatedCardsSeed = (loops: readonly DemoAnimatedCard[]): Job =>
  seedJob('demo-loops', DEMO_VERSION, () => loops.map(showing));

const showing = ({ carId, owner, file, width, height, waits }: DemoAnimatedCard): JobStep =>
  jobStep<AnimatedCards, CarLoopEvent>({
    key: `loops-${carId}`,
    stream: animatedCardsStream(carId),
    command: 'SubmitCarLoop',
    data: { carId, file },
    actor: owner,
    decider: animatedCards,
    decide: (state, { meta, newId }) => {
      if (state.loops.length > 0) return [];
      const loopId = newId('car-loop');
      const facts = { loopId, carId, upload: { width, height }, kept: 0 };
      const sent = submitCarLoop(new SubmitCarLoop({ carId, file }, meta), state, facts);
      if (waits) return sent;
      const approval = new ApproveCarLoop({ carId, loopId }, { ...meta, actor: demoApprover, role: 'moderator' });
      return [...sent, ...approveCarLoop(approval, fold(animatedCards, sent))];
    },
  });
