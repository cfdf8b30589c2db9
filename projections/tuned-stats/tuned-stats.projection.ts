import type { TunedStatsEvent } from '#domain';
import { currentStatsOf, judgedStats, type SaidStats, type Support, type TunedFigures } from '#racing';
import type { Projection } from '#read-store';

/** A reading of a card; `at` is ISO 8601, `submittedBy` a user id. */
export type StatsReading = SaidStats & { readonly at: string; readonly source: 'typed' | 'demo' };

/** What the card of a car shows in a tune. */
export type TunedStatsDoc = {
  readonly carId: string;
  readonly tune: string;
  /** Oldest first; without those that were taken back. */
  readonly said: readonly StatsReading[];
  /** Absent: nothing that was said counts. */
  readonly current?: {
    readonly statsId: string;
    readonly stats: TunedFigures;
    readonly gameVersion: string;
    readonly support: Support;
  };
};

/** Key of a car in a tune. */
export const tunedStatsKeyOf = (carId: string, tune: string): string => `${carId}|${tune}`;

/** View `tuned-stats`: top speed, 0-60 and handling of tuned cars, as people read them off their cards. */
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
