export * from './tuned-stats.events.ts';
export { tunedStats } from './tuned-stats.state.ts';
export { type TunedStatsItem, tunedStatsWhoMay } from './tuned-stats.who-may.ts';
export { tunedStatsCommands, tunedStatsTrustCommands } from './tuned-stats.commands.ts';
export { type StatsAround, SubmitTunedStats, WithdrawTunedStats } from './submit-tuned-stats.ts';
export { HideTunedStats, RestoreTunedStats, VoteOnTunedStats, WithdrawTunedStatsVote } from './judge-tuned-stats.ts';
