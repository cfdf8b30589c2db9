export * from './tuned-stats.events.ts';
export { tunedStats } from './tuned-stats.state.ts';
export { type TunedStatsItem, tunedStatsPermissions } from './tuned-stats.permissions.ts';
export { tunedStatsCommands, tunedStatsTrustCommands } from './tuned-stats.commands.ts';
export { type StatsContext, SubmitTunedStats, WithdrawTunedStats } from './submit-tuned-stats.ts';
export { HideTunedStats, RestoreTunedStats, VoteOnTunedStats, WithdrawTunedStatsVote } from './judge-tuned-stats.ts';
