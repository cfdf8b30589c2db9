import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import type { OfGroup } from './community-group.events.ts';
import { communityGroup, communityGroupStream } from './community-group.state.ts';
import {
  ApproveGroup,
  approveGroup,
  DeclineGroup,
  declineGroup,
  ReopenGroupReview,
  reopenGroupReview,
} from './decide-group.ts';
import {
  OfferGroup,
  offerGroup,
  RefuseGroup,
  refuseGroup,
  TakeGroup,
  takeGroup,
  WithdrawGroupOffer,
  withdrawGroupOffer,
} from './hand-over-group.ts';
import { AnswerJoinRequest, answerJoinRequest, AskToJoinGroup, askToJoinGroup } from './join-group.ts';
import {
  CloseGroup,
  closeGroup,
  ConfirmGroup,
  confirmGroup,
  OpenGroupAgain,
  openGroupAgain,
  ReportGroup,
  reportGroup,
} from './confirm-group.ts';
import { ReviseGroup, reviseGroup, SubmitGroup, submitGroup } from './submit-group.ts';

const ofGroup = { id: ({ groupId }: OfGroup) => groupId };
const approve = ending(
  ({ groupId: itemId }: OfGroup) => ({ kind: 'group', itemId, outcome: 'approved' }) as const,
  approveGroup,
);
const decline = ending(
  ({ groupId: itemId, reason }: DeclineGroup['data']) =>
    ({ kind: 'group', itemId, outcome: 'declined', reason }) as const,
  declineGroup,
);

export const communityGroupCommands = commandsOf({
  decider: queued(communityGroup),
  // A submitted group gets its id, and so its stream, when the command runs.
  stream: ({ groupId = '' }: Partial<OfGroup & SubmitGroup['data']>) => communityGroupStream(groupId),
  keeper: ({ owner }) => owner,
  decisions: [
    decision(SubmitGroup, submitGroup, {
      id: (_, { groupId }) => groupId,
      words: ({ words }) => ({ body: JSON.stringify(words) }),
      facts: { groupId: newId('group'), nameTaken: lookedUp },
      stream: (_, { groupId }) => communityGroupStream(groupId),
    }),
    decision(ReviseGroup, reviseGroup, {
      ...ofGroup,
      words: ({ words }) => ({ body: JSON.stringify(words) }),
      facts: { nameTaken: lookedUp },
    }),
    decision(ApproveGroup, approve, ofGroup),
    decision(DeclineGroup, decline, { ...ofGroup, words: ({ text }) => ({ body: text }) }),
    decision(ReopenGroupReview, reopenGroupReview, ofGroup),
    decision(ConfirmGroup, confirmGroup, ofGroup),
    decision(ReportGroup, reportGroup, ofGroup),
    decision(CloseGroup, closeGroup, ofGroup),
    decision(OpenGroupAgain, openGroupAgain, ofGroup),
    decision(AskToJoinGroup, askToJoinGroup, { ...ofGroup, words: ({ text }) => ({ body: text }) }),
    decision(OfferGroup, offerGroup, ofGroup),
    decision(WithdrawGroupOffer, withdrawGroupOffer, ofGroup),
    decision(RefuseGroup, refuseGroup, ofGroup),
    decision(TakeGroup, takeGroup, { ...ofGroup, words: ({ words }) => ({ body: JSON.stringify(words) }) }),
    decision(AnswerJoinRequest, answerJoinRequest, {
      ...ofGroup,
      words: ({ text, member }) => ({ body: text, about: member }),
    }),
  ],
});
