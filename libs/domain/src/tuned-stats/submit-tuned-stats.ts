import { Command, RuleBroken } from '#kernel';
import { type TrustLevel, type TunedFigures, tunedStatsKey } from '#racing';
import type { TunedStatsSubmitted, TunedStatsWithdrawn } from './tuned-stats.events.ts';
import type { OfTunedStats } from './tuned-stats.events.ts';
import type { TunedStats } from './tuned-stats.state.ts';
import { tunedStatsIn, tunedStatsWhoMay } from './tuned-stats.who-may.ts';

/** Say what the card of a car, named by its id, a guid or a number, shows in a tune. */
export class SubmitTunedStats extends Command<{
  readonly carId: string;
  readonly tune: string;
  readonly stats: TunedFigures;
  readonly source: 'typed' | 'demo';
}> {}

/** Take back what one has read off a card. */
export class WithdrawTunedStats extends Command<OfTunedStats> {}

/** What is known when figures are submitted. */
type SubmitFacts = {
  readonly statsId: string;
  /** Undefined: no car of that name. */
  readonly carId: string | undefined;
  /** Of the game, now. */
  readonly gameVersion: string;
  readonly trust: TrustLevel;
  readonly figures: StatsAround;
};

/** Since which version the car drives as it does, and whether the figures are far from what is reckoned. */
export type StatsAround = { readonly drivesSince?: string | undefined; readonly doubted: boolean };

/** What a car shows at stock is in the catalogue. */
const STOCK = '000';

export const submitTunedStats = (
  { data, meta }: SubmitTunedStats,
  state: TunedStats,
  { statsId, carId, gameVersion, trust, figures: { drivesSince, doubted } }: SubmitFacts,
): readonly TunedStatsSubmitted[] => {
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  tunedStatsWhoMay.check('submit-tuned-stats', { status: 'new' }, meta);
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
  tunedStatsWhoMay.check('withdraw-tuned-stats', tunedStatsIn(state, data.statsId), meta, { statsId: data.statsId });
  return [{ type: 'TunedStatsWithdrawn', data }];
};
