import { commandsOf, decision, lookedUp, newId } from '#kernel';
import {
  HideTunedStats,
  hideTunedStats,
  RestoreTunedStats,
  restoreTunedStats,
  VoteOnTunedStats,
  voteOnTunedStats,
  WithdrawTunedStatsVote,
  withdrawTunedStatsVote,
} from './judge-tuned-stats.ts';
import { SubmitTunedStats, submitTunedStats, WithdrawTunedStats, withdrawTunedStats } from './submit-tuned-stats.ts';
import type { OfTunedStats } from './tuned-stats.events.ts';
import { tunedStats, tunedStatsStream } from './tuned-stats.state.ts';

const ofStats = { id: ({ statsId }: OfTunedStats) => statsId };

export const tunedStatsCommands = commandsOf({
  decider: tunedStats,
  stream: ({ carId, tune }: Omit<OfTunedStats, 'statsId'>) => tunedStatsStream({ carId, tune }),
  decisions: [
    decision(SubmitTunedStats, submitTunedStats, {
      id: (_, { statsId }) => statsId,
      facts: {
        statsId: newId('tuned-stats'),
        carId: lookedUp,
        gameVersion: lookedUp,
        trust: lookedUp,
        figures: lookedUp,
      },
      stream: ({ carId: named, tune }, { carId = named }) => tunedStatsStream({ carId, tune }),
      begins: true,
    }),
    decision(WithdrawTunedStats, withdrawTunedStats, ofStats),
  ],
});

export const tunedStatsTrustCommands = commandsOf({
  decider: tunedStats,
  stream: ({ carId, tune }: OfTunedStats) => tunedStatsStream({ carId, tune }),
  decisions: [
    decision(VoteOnTunedStats, voteOnTunedStats, { ...ofStats, facts: { voterTrust: lookedUp } }),
    decision(WithdrawTunedStatsVote, withdrawTunedStatsVote, ofStats),
    decision(HideTunedStats, hideTunedStats, ofStats),
    decision(RestoreTunedStats, restoreTunedStats, ofStats),
  ],
});
