import type { TunedStatsEvent } from '../../tuned-stats/tuned-stats.events.ts';
import { tunedStatsStream } from '../../tuned-stats/tuned-stats.state.ts';
import { partsOf } from '../../queue/queue-kind.ts';
import { always, type HistoryKind, oneStream } from '../history-kind.ts';

/** The stats of a car in a tune: submissions, and decisions on them. Votes are for staff. */
export const tunedStatsHistoryKind: HistoryKind<TunedStatsEvent> = {
  kind: 'tuned-stats',
  stream: oneStream((itemId) => {
    const [carId = '', tune = ''] = partsOf(itemId);
    return tunedStatsStream({ carId, tune });
  }),
  itemOf: ({ carId, tune }) => `${carId}|${tune}`,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    TunedStatsSubmitted: {
      act: 'submitted',
      status: 'known',
      facts: ({ stats: { topSpeedMph, acceleration0to60s, handling }, gameVersion }) => ({
        topSpeedMph,
        acceleration0to60s,
        handling,
        gameVersion,
      }),
    },
    TunedStatsWithdrawn: { act: 'withdrawn' },
    TunedStatsVoted: { act: 'voted', told: 'staff', unlogged: true },
    TunedStatsVoteWithdrawn: { act: 'vote-withdrawn', told: 'staff', unlogged: true },
    TunedStatsHidden: { act: 'hidden', byStaff: true, facts: () => ({ ruling: 'hidden' }) },
    TunedStatsRestored: { act: 'shown-again', byStaff: true, facts: () => ({ ruling: undefined }) },
  },
};
