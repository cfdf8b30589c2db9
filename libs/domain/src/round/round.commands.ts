import { commandsOf, decision, lookedUp, newId, stateOf } from '#kernel';
import { challenge, challengeStream } from '../challenge/challenge.state.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import {
  ApproveRoundSubmission,
  approveRoundSubmission,
  DeclineRoundSubmission,
  declineRoundSubmission,
  ReopenRoundSubmission,
  reopenRoundSubmission,
} from './decide-round.ts';
import { DeleteRound, deleteRound, RestoreRound, restoreRound } from './delete-round.ts';
import {
  ExtendRoundLock,
  extendRoundLock,
  LockRound,
  lockRound,
  TakeOverRound,
  takeOverRound,
  UnlockRound,
  unlockRound,
} from './lock-round.ts';
import {
  ResetRound,
  resetRound,
  ResetRoundSolutions,
  resetRoundSolutions,
  UndoRoundReset,
  undoRoundReset,
} from './reset-round.ts';
import type { OfRound, OfSubmission } from './round.events.ts';
import { roundItemId } from './round.queue-kind.ts';
import { round, roundKey, roundStream } from './round.state.ts';
import { roundDraft, roundDraftStream, SaveRoundDraft, saveRoundDraft } from './save-round-draft.ts';
import { SolveRound, solveRound } from './solve-round.ts';
import {
  FillRound,
  fillRound,
  SubmitRound,
  submitRound,
  WithdrawRoundSubmission,
  withdrawRoundSubmission,
} from './submit-round.ts';
import { VoteOnRound, voteOnRound, WithdrawRoundVote, withdrawRoundVote } from './vote-on-round.ts';

const inChallenge = {
  challenge: stateOf(challenge, ({ challengeId }: OfRound) => challengeStream(challengeId)),
};
const ofRound = { id: (of: OfRound) => roundKey(of), facts: inChallenge };
const ofSubmission = { id: ({ submissionId }: OfSubmission) => submissionId, facts: inChallenge };
const words = ({ text }: { readonly text?: string }) => ({ body: text });

const item = (of: OfSubmission) => ({ kind: 'round', itemId: roundItemId(of) }) as const;
const approve = ending((of: OfSubmission) => ({ ...item(of), outcome: 'approved' }), approveRoundSubmission);
const decline = ending(
  ({ reason, ...of }: OfSubmission & { readonly reason: string }) => ({ ...item(of), outcome: 'declined', reason }),
  declineRoundSubmission,
);

export const roundCommands = commandsOf({
  decider: queued(round),
  stream: roundStream,
  decisions: [
    decision(TakeOverRound, takeOverRound, { ...ofRound, words }),
    decision(UnlockRound, unlockRound, ofRound),
    decision(SubmitRound, submitRound, {
      id: (_, { submissionId }) => submissionId,
      facts: {
        ...inChallenge,
        unknownCars: lookedUp,
        unknownValues: lookedUp,
        submissionId: newId('round-submission'),
      },
    }),
    decision(FillRound, fillRound, {
      ...ofRound,
      facts: { ...inChallenge, unknownCars: lookedUp, unknownValues: lookedUp },
    }),
    decision(WithdrawRoundSubmission, withdrawRoundSubmission, ofSubmission),
    decision(ApproveRoundSubmission, approve, ofSubmission),
    decision(DeclineRoundSubmission, decline, { ...ofSubmission, words }),
    decision(ReopenRoundSubmission, reopenRoundSubmission, ofSubmission),
    decision(ResetRound, resetRound, { ...ofRound, words }),
    decision(ResetRoundSolutions, resetRoundSolutions, { ...ofRound, words }),
    decision(UndoRoundReset, undoRoundReset, ofRound),
    decision(DeleteRound, deleteRound, { ...ofRound, words }),
    decision(RestoreRound, restoreRound, ofRound),
  ],
});

export const roundLockCommands = commandsOf({
  decider: queued(round),
  stream: roundStream,
  decisions: [
    decision(LockRound, lockRound, { ...ofRound, facts: { ...inChallenge, savedAt: lookedUp, budget: lookedUp } }),
    decision(ExtendRoundLock, extendRoundLock, { ...ofRound, facts: { ...inChallenge, savedAt: lookedUp } }),
  ],
});

export const roundTrustCommands = commandsOf({
  decider: queued(round),
  stream: roundStream,
  decisions: [
    decision(VoteOnRound, voteOnRound, { ...ofSubmission, facts: { ...inChallenge, voterTrust: lookedUp } }),
    decision(WithdrawRoundVote, withdrawRoundVote, ofSubmission),
  ],
});

export const roundSolvingCommands = commandsOf({
  decider: queued(round),
  stream: roundStream,
  decisions: [decision(SolveRound, solveRound, { ...ofRound, facts: { ...inChallenge, handCars: lookedUp } })],
});

export const roundDraftCommands = commandsOf({
  decider: roundDraft,
  stream: roundDraftStream,
  own: true,
  decisions: [
    decision(SaveRoundDraft, saveRoundDraft, {
      ...ofRound,
      facts: { ...inChallenge, unknownCars: lookedUp, unknownValues: lookedUp },
    }),
  ],
});
