import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { PlanSweep, planSweep } from './plan-sweep.ts';
import type { OfSweep } from './sweep.events.ts';
import { sweep, sweepStream } from './sweep.state.ts';
import { ConfirmSweep, confirmSweep, WithdrawSweep, withdrawSweep } from './take-sweep.ts';

const ofSweep = { id: ({ sweepId }: OfSweep) => sweepId };

export const sweepCommands = commandsOf({
  decider: sweep,
  // A planned bulk action gets its id, and so its stream, when the command runs.
  stream: ({ sweepId = '' }: Partial<OfSweep & PlanSweep['data']>) => sweepStream(sweepId),
  decisions: [
    decision(PlanSweep, planSweep, {
      id: (_, { sweepId }) => sweepId,
      words: ({ text }) => ({ body: text }),
      facts: { sweepId: newId('sweep'), steps: lookedUp, others: lookedUp },
      stream: (_, { sweepId }) => sweepStream(sweepId),
    }),
    decision(ConfirmSweep, confirmSweep, ofSweep),
    decision(WithdrawSweep, withdrawSweep, ofSweep),
  ],
});
