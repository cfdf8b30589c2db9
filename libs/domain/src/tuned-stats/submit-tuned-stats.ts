import { Command, RuleBroken } from '#kernel';
import { type TrustLevel, type TunedFigures, tunedStatsKey } from '#racing';
import type { TunedStatsSubmitted, TunedStatsWithdrawn } from './tuned-stats.events.ts';
import type { OfTunedStats } from './tuned-stats.events.ts';
import type { TunedStats } from './tuned-stats.state.ts';
import { tunedStatsIn, tunedStatsPermissions } from './tuned-stats.permissions.ts';

/** Submit the stats on a car's card in a tune; the car by its id, a guid or a number. */
export class SubmitTunedStats extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly stats: TunedFigures;
  readonly source: 'typed' | 'demo';
}> {}

export class WithdrawTunedStats extends Command<OfTunedStats> {}

type SubmitFacts = {
  readonly statsId: string;
  /** Undefined: no such car. */
  readonly carId: string | undefined;
  /** The current game version. */
  readonly gameVersion: string;
  readonly trust: TrustLevel;
  readonly figures: StatsContext;
};

/** Since which version the car drives like this, and whether the stats are far from the computed ones. */
export type StatsContext = { readonly drivesSince?: string | undefined; readonly doubted: boolean };

/** The stats at stock are in the catalogue. */
const STOCK = '000';

export const submitTunedStats = (
  { data, meta }: SubmitTunedStats,
  state: TunedStats,
  { statsId, carId, gameVersion, trust, figures: { drivesSince, doubted } }: SubmitFacts,
): readonly TunedStatsSubmitted[] => {
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  tunedStatsPermissions.check('submit-tuned-stats', { status: 'new' }, meta);
  if (data.tune === STOCK) throw new RuleBroken('tuned-stats-stock', { tune: data.tune });
  const own = state.said.findLast(({ submittedBy }) => submittedBy === meta.actor);
  if (own && tunedStatsKey(own.stats) === tunedStatsKey(data.stats)) {
    throw new RuleBroken('tuned-stats-said', { statsId: own.statsId });
  }
  const facts = { ...(drivesSince !== undefined && { drivesSince }), ...(doubted && { doubted: true as const }) };
  return [
    {
      type: 'TunedStatsSubmitted',
      data: { ...data, carId, statsId, gameVersion, submittedBy: meta.actor, trust, ...facts },
    },
  ];
};

export const withdrawTunedStats = (
  { data, meta }: WithdrawTunedStats,
  state: TunedStats,
): readonly TunedStatsWithdrawn[] => {
  tunedStatsPermissions.check('withdraw-tuned-stats', tunedStatsIn(state, data.statsId), meta, {
    statsId: data.statsId,
  });
  return [{ type: 'TunedStatsWithdrawn', data }];
};
