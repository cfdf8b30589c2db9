import type { ActorId, Decider } from '#kernel';
import { judgedStats, type SubmittedStats } from '#racing';
import type { TunedStatsEvent } from './tuned-stats.events.ts';

/** The submitted stats of a car in a tune, oldest first, and the ids of the withdrawn ones. */
export type TunedStats = {
  readonly said: readonly (SubmittedStats & { readonly submittedBy: ActorId })[];
  readonly withdrawn: readonly string[];
};

export const tunedStatsStream = ({ carId, tune }: { readonly carId: string; readonly tune: string }): string =>
  `tuned-stats-${carId}|${tune}`;

export const tunedStats: Decider<TunedStats, TunedStatsEvent> = {
  initial: { said: [], withdrawn: [] },
  evolve: (state, event) => {
    if (event.type === 'TunedStatsSubmitted') {
      const { statsId, submittedBy, stats, gameVersion, trust, drivesSince, doubted } = event.data;
      const said = {
        statsId,
        submittedBy,
        stats,
        gameVersion,
        trust,
        ...(drivesSince !== undefined && { drivesSince }),
        ...(doubted && { doubted }),
      };
      return { ...state, said: [...state.said, said] };
    }
    const withdrawn = event.type === 'TunedStatsWithdrawn' ? [event.data.statsId] : [];
    return { said: judgedStats(state.said, event), withdrawn: [...state.withdrawn, ...withdrawn] };
  },
};
