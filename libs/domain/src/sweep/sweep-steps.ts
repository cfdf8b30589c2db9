import type { ActorId, JobStep } from '#kernel';
import { sweep, type Sweep, sweepStream } from './sweep.state.ts';
import type { OfSweep, SweepAdvanced, SweepEvent } from './sweep.events.ts';
import { AdvanceSweep, advanceSweep, FinishSweep, finishSweep } from './take-sweep.ts';

type Step = JobStep<Sweep, SweepEvent>;

/** The job of a bulk action's steps: ids derive from it. */
export const sweepJob = (sweepId: string): string => `sweep-${sweepId}`;

const ofSweep = (sweepId: string) => ({ stream: sweepStream(sweepId), decider: sweep }) as const;

export const advanceSweepStep = (data: SweepAdvanced['data'], actor: ActorId): Step => ({
  ...ofSweep(data.sweepId),
  actor,
  key: `advance to ${data.taken}`,
  command: 'AdvanceSweep',
  data,
  decide: (state, { meta }) => advanceSweep(new AdvanceSweep(data, meta), state),
});

export const finishSweepStep = (data: OfSweep, actor: ActorId): Step => ({
  ...ofSweep(data.sweepId),
  actor,
  key: 'finish',
  command: 'FinishSweep',
  data,
  decide: (state, { meta }) => finishSweep(new FinishSweep(data, meta), state),
});
