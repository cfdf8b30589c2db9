import { Command, RuleBroken } from '#kernel';
import { type DisputeReason, TRUST_FORMULA, type TrustLevel, voteWeights } from '#racing';
import type { LapTimeVoted, LapTimeVoteWithdrawn } from './lap-time.events.ts';
import type { Cell } from './lap-time.state.ts';
import { lapTimeIn, lapTimePermissions } from './lap-time.permissions.ts';
import { withCurrentTimeChange } from './current-time-change.ts';

export type OfLapTime = {
  readonly carId: string;
  readonly tune: string;
  readonly trackCode: string;
  readonly lapTimeId: string;
};

/** A vote on another user's time; a downvote needs a reason. */
export type VoteChoice = { readonly vote: 'up' } | { readonly vote: 'down'; readonly reason: DisputeReason };

/** Vote that another user's time is right, or why it is not. Replaces one's own earlier vote. */
export class VoteOnLapTime extends Command<OfLapTime & { readonly said: VoteChoice }> {}

export class WithdrawLapTimeVote extends Command<OfLapTime> {}

export const voteOnLapTime = (
  { data: { said, ...of }, meta }: VoteOnLapTime,
  state: Cell,
  { voterTrust }: { readonly voterTrust: TrustLevel },
): readonly LapTimeVoted[] => {
  lapTimePermissions.check('vote-on-lap-time', lapTimeIn(state, of.lapTimeId), meta, { lapTimeId: of.lapTimeId });
  const before = ownVote(state, of.lapTimeId, meta.actor);
  const reason = said.vote === 'down' ? said.reason : undefined;
  if (before?.vote === said.vote && before.reason === reason) {
    throw new RuleBroken('lap-time-vote-said', { lapTimeId: of.lapTimeId });
  }
  const vote = { by: meta.actor, ...said, weight: voteWeights[voterTrust], formula: TRUST_FORMULA };
  return [withCurrentTimeChange<LapTimeVoted>(state, { type: 'LapTimeVoted', data: { ...of, ...vote } })];
};

export const withdrawLapTimeVote = (
  { data, meta }: WithdrawLapTimeVote,
  state: Cell,
): readonly LapTimeVoteWithdrawn[] => {
  lapTimePermissions.check('withdraw-lap-time-vote', lapTimeIn(state, data.lapTimeId), meta, {
    lapTimeId: data.lapTimeId,
  });
  if (!ownVote(state, data.lapTimeId, meta.actor))
    throw new RuleBroken('lap-time-no-vote', { lapTimeId: data.lapTimeId });
  return [
    withCurrentTimeChange<LapTimeVoteWithdrawn>(state, {
      type: 'LapTimeVoteWithdrawn',
      data: { ...data, by: meta.actor },
    }),
  ];
};

const ownVote = ({ times }: Cell, lapTimeId: string, actor: string) =>
  times.find((time) => time.lapTimeId === lapTimeId)?.votes?.find(({ by }) => by === actor);
