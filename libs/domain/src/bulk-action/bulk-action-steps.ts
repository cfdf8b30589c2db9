import type { ActorId, JobStep } from '#kernel';
import { bulkAction, type BulkAction, bulkActionStream } from './bulk-action.state.ts';
import type { OfBulkAction, SweepAdvanced, BulkActionEvent } from './bulk-action.events.ts';
import { AdvanceBulkAction, advanceBulkAction, FinishBulkAction, finishBulkAction } from './take-bulk-action.ts';

type Step = JobStep<BulkAction, BulkActionEvent>;

/** The job of a bulk action's steps: ids derive from it. */
export const bulkActionJob = (sweepId: string): string => `sweep-${sweepId}`;

const ofSweep = (sweepId: string) => ({ stream: bulkActionStream(sweepId), decider: bulkAction }) as const;

export const advanceBulkActionStep = (data: SweepAdvanced['data'], actor: ActorId): Step => ({
  ...ofSweep(data.sweepId),
  actor,
  key: `advance to ${data.taken}`,
  command: 'AdvanceSweep',
  data,
  decide: (state, { meta }) => advanceBulkAction(new AdvanceBulkAction(data, meta), state),
});

export const finishBulkActionStep = (data: OfBulkAction, actor: ActorId): Step => ({
  ...ofSweep(data.sweepId),
  actor,
  key: 'finish',
  command: 'FinishSweep',
  data,
  decide: (state, { meta }) => finishBulkAction(new FinishBulkAction(data, meta), state),
});
