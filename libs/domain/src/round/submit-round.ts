import { Command, RuleBroken } from '#kernel';
import type { InChallenge } from './lock-round.ts';
import { completeContent, type UnknownOf } from './round-content.ts';
import type {
  OfRound,
  OfSubmission,
  RoundContent,
  RoundFilled,
  RoundSubmissionWithdrawn,
  RoundSubmitted,
} from './round.events.ts';
import { isWaiting, roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import { roundPermissions } from './round.permissions.ts';

type Filling = OfRound & { readonly content: RoundContent };

/** Submit a round; it waits for a moderator. The submitter holds the lock, and releases it. */
export class SubmitRound extends Command<Filling> {}

export class FillRound extends Command<Filling> {}

export class WithdrawRoundSubmission extends Command<OfSubmission> {}

type FillingFacts = InChallenge & UnknownOf;

export const submitRound = (
  { data: { content: said, ...of }, meta }: SubmitRound,
  state: Round,
  { challenge, submissionId, ...unknown }: FillingFacts & { readonly submissionId: string },
): readonly RoundSubmitted[] => {
  roundPermissions.check('submit-round', roundItem(state, challenge, of, meta.now), meta, { ...of });
  const content = completeContent(said, of, unknown);
  const same = state.submissions.find(
    (one) => isWaiting(one) && JSON.stringify(one.content) === JSON.stringify(content),
  );
  if (same) throw new RuleBroken('round-already-submitted', { ...of, submissionId: same.submissionId });
  return [{ type: 'RoundSubmitted', version: 2, data: { ...of, submissionId, submittedBy: meta.actor, content } }];
};

export const fillRound = (
  { data: { content: said, ...of }, meta }: FillRound,
  state: Round,
  { challenge, ...unknown }: FillingFacts,
): readonly RoundFilled[] => {
  roundPermissions.check('fill-round', roundItem(state, challenge, of, meta.now), meta, { ...of });
  const content = completeContent(said, of, unknown);
  return [{ type: 'RoundFilled', version: 2, data: { ...of, by: meta.actor, content } }];
};

export const withdrawRoundSubmission = (
  { data, meta }: WithdrawRoundSubmission,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundSubmissionWithdrawn[] => {
  roundPermissions.check('withdraw-round-submission', roundItem(state, challenge, data, meta.now), meta, { ...data });
  return [{ type: 'RoundSubmissionWithdrawn', data }];
};
