import { Command, RuleBroken } from '#kernel';
import { type DisputeReason, TRUST_FORMULA, type TrustLevel, voteWeights } from '#racing';
import type { VoteChoice } from '../lap-time/vote-on-lap-time.ts';
import type {
  OfTunedStats,
  TunedStatsHidden,
  TunedStatsRestored,
  TunedStatsVoted,
  TunedStatsVoteWithdrawn,
} from './tuned-stats.events.ts';
import type { TunedStats } from './tuned-stats.state.ts';
import { tunedStatsIn, tunedStatsPermissions } from './tuned-stats.permissions.ts';

/** Vote that another user's stats are right, or why they are not. Replaces one's own earlier vote. */
export class VoteOnTunedStats extends Command<OfTunedStats & { readonly said: VoteChoice }> {}

export class WithdrawTunedStatsVote extends Command<OfTunedStats> {}

export class HideTunedStats extends Command<OfTunedStats & { readonly reason: DisputeReason }> {}

export class RestoreTunedStats extends Command<OfTunedStats> {}

type Named = Parameters<typeof tunedStatsPermissions.check>[0];
const check = (command: Named, { data, meta }: Command<OfTunedStats>, state: TunedStats) =>
  tunedStatsPermissions.check(command, tunedStatsIn(state, data.statsId), meta, { statsId: data.statsId });

export const voteOnTunedStats = (
  command: VoteOnTunedStats,
  state: TunedStats,
  { voterTrust }: { readonly voterTrust: TrustLevel },
): readonly TunedStatsVoted[] => {
  check('vote-on-tuned-stats', command, state);
  const {
    data: { said, ...of },
    meta,
  } = command;
  const before = ownVote(state, of.statsId, meta.actor);
  const reason = said.vote === 'down' ? said.reason : undefined;
  if (before?.vote === said.vote && before.reason === reason) {
    throw new RuleBroken('tuned-stats-said', { statsId: of.statsId });
  }
  const vote = { by: meta.actor, ...said, weight: voteWeights[voterTrust], formula: TRUST_FORMULA };
  return [{ type: 'TunedStatsVoted', data: { ...of, ...vote } }];
};

export const withdrawTunedStatsVote = (
  command: WithdrawTunedStatsVote,
  state: TunedStats,
): readonly TunedStatsVoteWithdrawn[] => {
  check('withdraw-tuned-stats-vote', command, state);
  const { data, meta } = command;
  if (!ownVote(state, data.statsId, meta.actor)) throw new RuleBroken('changed-meanwhile', { statsId: data.statsId });
  return [{ type: 'TunedStatsVoteWithdrawn', data: { ...data, by: meta.actor } }];
};

export const hideTunedStats = (command: HideTunedStats, state: TunedStats): readonly TunedStatsHidden[] => {
  check('hide-tuned-stats', command, state);
  return [{ type: 'TunedStatsHidden', data: { ...command.data, by: command.meta.actor } }];
};

export const restoreTunedStats = (command: RestoreTunedStats, state: TunedStats): readonly TunedStatsRestored[] => {
  check('restore-tuned-stats', command, state);
  return [{ type: 'TunedStatsRestored', data: { ...command.data, by: command.meta.actor } }];
};

const ownVote = ({ said }: TunedStats, statsId: string, actor: string) =>
  said.find((one) => one.statsId === statsId)?.votes?.find(({ by }) => by === actor);
