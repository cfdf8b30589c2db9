import { useMemo } from 'react';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { carChannel, cellKey } from '../../lib/cell.ts';
import type { Cell } from '../../lib/cell.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { fetchCompared, questionKey } from './fetch-lap-times.ts';
import type { KnownCompared, KnownStats, KnownTime, KnownTimes, LapTimesQuestion } from './fetch-lap-times.ts';

/** The view's answer for one cell: its time (none is an answer too), or that there is no answer yet. */
export type Known =
  { status: 'known'; lapTime: KnownTime } | { status: 'loading'; late: boolean } | { status: 'failed' };

export type LapTimes = {
  of: (cell: Cell) => Known;
  /** All known times, the same object until they change. */
  known: KnownTimes | undefined;
  stats: KnownStats;
  /** The position that the shown times include at least; 0 while this exact query has no answer. */
  position: number;
  loading: boolean;
  failed: boolean;
  /** Why the last request failed; earlier times may still be shown. */
  problem: ProblemError | undefined;
  retry: () => void;
};

const noStats: KnownStats = new Map();

/** The times of cars × tracks, kept up to date. Known times stay while more are loaded. */
export function useLapTimes(question: LapTimesQuestion): LapTimes {
  const nothing = question.cars.length === 0 || question.tracks.length === 0;
  const live = useLiveView<KnownCompared>(
    nothing
      ? null
      : {
          key: ['lap-times', questionKey(question)],
          // A revision of a car may make its times those of another one.
          alsoOf: ['race-stat-changes', 'tuned-stats'],
          channels: [...new Set(question.cars.map(({ carId }) => carChannel(carId)))],
          ask: (shown) => fetchCompared(question, shown),
        },
  );
  const { value, settled, problem, late, retry, position } = live;
  const failed = problem !== undefined && !settled;
  return useMemo(() => {
    const missing: Known = failed ? { status: 'failed' } : { status: 'loading', late };
    return {
      of: (cell) => {
        const lapTime = value?.times.get(cellKey(cell));
        return lapTime === undefined ? missing : { status: 'known', lapTime };
      },
      known: value?.times,
      stats: value?.stats ?? noStats,
      position: settled ? position : 0,
      loading: !nothing && !settled && !failed,
      failed,
      problem,
      retry,
    };
  }, [value, settled, failed, problem, late, retry, position, nothing]);
}
