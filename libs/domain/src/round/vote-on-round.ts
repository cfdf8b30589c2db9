import { type ActorId, Command, RuleBroken } from '#kernel';
import { TRUST_FORMULA, type TrustLevel, voteWeights } from '#racing';
import type { InChallenge } from './lock-round.ts';
import type { OfSubmission, RoundVoted, RoundVoteWithdrawn } from './round.events.ts';
import { roundItem } from './round-item.ts';
import type { Round } from './round.state.ts';
import type { RoundFault } from './round.enums.ts';
import { roundPermissions } from './round.permissions.ts';

/** A vote on another user's submission; a downvote needs a fault. */
export type RoundVoteChoice = { readonly vote: 'up' } | { readonly vote: 'down'; readonly reason: RoundFault };

/** Vote that another user's submission is right, or what is wrong with it. Replaces one's own earlier vote. */
export class VoteOnRound extends Command<OfSubmission & { readonly said: RoundVoteChoice }> {}

export class WithdrawRoundVote extends Command<OfSubmission> {}

export const voteOnRound = (
  { data: { said, ...of }, meta }: VoteOnRound,
  state: Round,
  { challenge, voterTrust }: InChallenge & { readonly voterTrust: TrustLevel },
): readonly RoundVoted[] => {
  roundPermissions.check('vote-on-round', roundItem(state, challenge, of, meta.now), meta, { ...of });
  const before = ownVote(state, of.submissionId, meta.actor);
  const reason = said.vote === 'down' ? said.reason : undefined;
  if (before?.vote === said.vote && before.reason === reason) throw new RuleBroken('round-vote-said', { ...of });
  const vote = { by: meta.actor, ...said, weight: voteWeights[voterTrust], formula: TRUST_FORMULA };
  return [{ type: 'RoundVoted', data: { ...of, ...vote } }];
};

export const withdrawRoundVote = (
  { data, meta }: WithdrawRoundVote,
  state: Round,
  { challenge }: InChallenge,
): readonly RoundVoteWithdrawn[] => {
  roundPermissions.check('withdraw-round-vote', roundItem(state, challenge, data, meta.now), meta, { ...data });
  if (!ownVote(state, data.submissionId, meta.actor)) throw new RuleBroken('round-no-vote', { ...data });
  return [{ type: 'RoundVoteWithdrawn', data: { ...data, by: meta.actor } }];
};

const ownVote = ({ submissions }: Round, submissionId: string, actor: ActorId) =>
  submissions.find((one) => one.submissionId === submissionId)?.votes.find(({ by }) => by === actor);
