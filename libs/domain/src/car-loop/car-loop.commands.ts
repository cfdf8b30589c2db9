import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from './approve-car-loop.ts';
import { loopItemId } from './car-loop.queue-kind.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { carLoops, carLoopsStream } from './car-loop.state.ts';
import { DeclineCarLoop, declineCarLoop } from './decline-car-loop.ts';
import { ReopenCarLoop, reopenCarLoop, SendCarLoopAgain, sendCarLoopAgain } from './reopen-car-loop.ts';
import { ReportCarLoop, reportCarLoop } from './report-car-loop.ts';
import { SubmitCarLoop, submitCarLoop } from './submit-car-loop.ts';
import { WithdrawCarLoop, withdrawCarLoop } from './withdraw-car-loop.ts';

const ofLoop = { id: ({ loopId }: { readonly loopId: string }) => loopId };

type OfLoop = { readonly carId: string; readonly loopId: string };
const loop = (of: OfLoop) => ({ kind: 'car-loop', itemId: loopItemId(of) }) as const;
const approval = (of: OfLoop) => ({ ...loop(of), outcome: 'approved' }) as const;
const refusal = ({ reason, ...of }: OfLoop & { readonly reason: string }) =>
  ({ ...loop(of), outcome: 'declined', reason }) as const;
const approve = ending(approval, approveCarLoop);
const decline = ending(refusal, declineCarLoop);

export const carLoopCommands = commandsOf({
  decider: queued(carLoops),
  stream: ({ carId }: { readonly carId: string }) => carLoopsStream(carId),
  decisions: [
    decision(SubmitCarLoop, submitCarLoop, {
      id: (_, { loopId }) => loopId,
      facts: { loopId: newId('car-loop'), carId: lookedUp, upload: lookedUp, kept: lookedUp },
      stream: ({ carId: named }, { carId = named }) => carLoopsStream(carId),
    }),
    decision(ApproveCarLoop, approve, ofLoop),
    decision(DeclineCarLoop, decline, { ...ofLoop, words: ({ text }) => ({ body: text }) }),
    decision(ReportCarLoop, reportCarLoop, ofLoop),
    decision(WithdrawCarLoop, withdrawCarLoop, ofLoop),
    decision(ReopenCarLoop, reopenCarLoop, ofLoop),
    decision(SendCarLoopAgain, sendCarLoopAgain, ofLoop),
  ],
});
