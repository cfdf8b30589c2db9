import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from './approve-animated-card.ts';
import { animatedCardItemId } from './animated-card.queue-kind.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { animatedCards, animatedCardsStream } from './animated-card.state.ts';
import { DeclineCarLoop, declineCarLoop } from './decline-animated-card.ts';
import { ReopenCarLoop, reopenCarLoop, SendCarLoopAgain, sendCarLoopAgain } from './reopen-animated-card.ts';
import { ReportCarLoop, reportCarLoop } from './report-animated-card.ts';
import { SubmitCarLoop, submitCarLoop } from './submit-animated-card.ts';
import { WithdrawCarLoop, withdrawCarLoop } from './withdraw-animated-card.ts';

const ofLoop = { id: ({ loopId }: { readonly loopId: string }) => loopId };

type OfLoop = { readonly carId: string; readonly loopId: string };
const loop = (of: OfLoop) => ({ kind: 'car-loop', itemId: animatedCardItemId(of) }) as const;
const approval = (of: OfLoop) => ({ ...loop(of), outcome: 'approved' }) as const;
const refusal = ({ reason, ...of }: OfLoop & { readonly reason: string }) =>
  ({ ...loop(of), outcome: 'declined', reason }) as const;
const approve = ending(approval, approveCarLoop);
const decline = ending(refusal, declineCarLoop);

export const animatedCardCommands = commandsOf({
  decider: queued(animatedCards),
  stream: ({ carId }: { readonly carId: string }) => animatedCardsStream(carId),
  decisions: [
    decision(SubmitCarLoop, submitCarLoop, {
      id: (_, { loopId }) => loopId,
      facts: { loopId: newId('car-loop'), carId: lookedUp, upload: lookedUp, kept: lookedUp },
      stream: ({ carId: named }, { carId = named }) => animatedCardsStream(carId),
    }),
    decision(ApproveCarLoop, approve, ofLoop),
    decision(DeclineCarLoop, decline, { ...ofLoop, words: ({ text }) => ({ body: text }) }),
    decision(ReportCarLoop, reportCarLoop, ofLoop),
    decision(WithdrawCarLoop, withdrawCarLoop, ofLoop),
    decision(ReopenCarLoop, reopenCarLoop, ofLoop),
    decision(SendCarLoopAgain, sendCarLoopAgain, ofLoop),
  ],
});
