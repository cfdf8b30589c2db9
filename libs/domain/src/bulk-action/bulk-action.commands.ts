import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { PlanBulkAction, planBulkAction } from './plan-bulk-action.ts';
import type { OfBulkAction } from './bulk-action.events.ts';
import { bulkAction, bulkActionStream } from './bulk-action.state.ts';
import { ConfirmBulkAction, confirmBulkAction, WithdrawBulkAction, withdrawBulkAction } from './take-bulk-action.ts';

const ofSweep = { id: ({ sweepId }: OfBulkAction) => sweepId };

export const bulkActionCommands = commandsOf({
  decider: bulkAction,
  // A planned bulk action gets its id, and so its stream, when the command runs.
  stream: ({ sweepId = '' }: Partial<OfBulkAction & PlanBulkAction['data']>) => bulkActionStream(sweepId),
  decisions: [
    decision(PlanBulkAction, planBulkAction, {
      id: (_, { sweepId }) => sweepId,
      words: ({ text }) => ({ body: text }),
      facts: { sweepId: newId('sweep'), steps: lookedUp, others: lookedUp },
      stream: (_, { sweepId }) => bulkActionStream(sweepId),
    }),
    decision(ConfirmBulkAction, confirmBulkAction, ofSweep),
    decision(WithdrawBulkAction, withdrawBulkAction, ofSweep),
  ],
});
