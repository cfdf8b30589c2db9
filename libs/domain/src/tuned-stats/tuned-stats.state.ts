import type { ActorId, Decider } from '#kernel';
import { judgedStats, type SaidStats } from '#racing';
import type { TunedStatsEvent } from './tuned-stats.events.ts';

/** What was read off the card of a car in a tune, oldest first, and which readings were taken back. */
export type TunedStats = {
  readonly said: readonly (SaidStats & { readonly submittedBy: ActorId })[];
  readonly withdrawn: readonly string[];
};

/** The stream of a car in a tune. */
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
