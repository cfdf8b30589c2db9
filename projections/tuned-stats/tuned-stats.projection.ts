import type { TunedStatsEvent } from '#domain';
import { currentStatsOf, judgedStats, type SubmittedStats, type TimeConfidence, type TunedFigures } from '#racing';
import type { Projection } from '#read-store';

/** A submission of stats from a card; `at` is ISO 8601, `submittedBy` a user id. */
export type StatsReading = SubmittedStats & { readonly at: string; readonly source: 'typed' | 'demo' };

export type TunedStatsDoc = {
  readonly carId: string;
  readonly tune: string;
  /** Oldest first; without withdrawn ones. */
  readonly said: readonly StatsReading[];
  /** Absent: no submission counts. */
  readonly current?: {
    readonly statsId: string;
    readonly stats: TunedFigures;
    readonly gameVersion: string;
    readonly support: TimeConfidence;
  };
};

export const tunedStatsKeyOf = (carId: string, tune: string): string => `${carId}|${tune}`;

/** View `tuned-stats`: top speed, 0-60 and handling of tuned cars, as users read them off their cards. */
export const tunedStatsView: Projection<TunedStatsEvent, TunedStatsDoc> = {
  name: 'tuned-stats',
  version: 1,
  handles: [
    'TunedStatsSubmitted',
    'TunedStatsWithdrawn',
    'TunedStatsVoted',
    'TunedStatsVoteWithdrawn',
    'TunedStatsHidden',
    'TunedStatsRestored',
  ],
  indexes: [['carId', 'tune']],
  keysOf: ({ data }) => [tunedStatsKeyOf(data.carId, data.tune)],
  channel: (key) => `car:${key.slice(0, key.indexOf('|'))}`,
  evolve: (doc, event) => {
    const { carId, tune } = event.data;
    const before = doc?.said ?? [];
    if (event.type !== 'TunedStatsSubmitted') return withCurrent({ carId, tune, said: judgedStats(before, event) });
    const { statsId, stats, submittedBy, gameVersion, source, trust, drivesSince, doubted } = event.data;
    const said: StatsReading = {
      statsId,
      stats,
      submittedBy,
      gameVersion,
      source,
      at: event.meta.at,
      trust,
      ...(drivesSince !== undefined && { drivesSince }),
      ...(doubted && { doubted }),
    };
    return withCurrent({ carId, tune, said: [...before, said] });
  },
};

const withCurrent = (doc: Omit<TunedStatsDoc, 'current'>): TunedStatsDoc => {
  const current = currentStatsOf(doc.said);
  if (!current) return doc;
  const { statsId, stats, gameVersion } = current.time;
  return { ...doc, current: { statsId, stats, gameVersion, support: current.support } };
};
