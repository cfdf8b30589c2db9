import type { StatsReading as ToldReading, TunedStatsOfCar } from '#contracts';
import { tunedStatsPermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { DrivesSince } from '#projections/race-stat-changes/race-stat-changes.query';
import { isPast } from '#projections/race-stat-changes/race-stat-changes.query';
import type { TunedStatsDoc } from '#projections/tuned-stats/tuned-stats.projection';
import { supportsOfStats } from '#racing';
import { presentVotes } from '../lap-times/votes.presenter.ts';

type Around = {
  readonly caller: Caller;
  readonly names: ReadonlyMap<string, string | null>;
  readonly drives: DrivesSince | undefined;
};

const commandsOfReading = [
  'withdraw-tuned-stats',
  'vote-on-tuned-stats',
  'withdraw-tuned-stats-vote',
  'hide-tuned-stats',
  'restore-tuned-stats',
] as const;

export const presentTunedStats = (
  { tune, said, current }: TunedStatsDoc,
  { caller, names, drives }: Around,
): TunedStatsOfCar['tunes'][number] => {
  const leansOn = supportsOfStats(said);
  const readings = said.map((one, at): ToldReading => {
    const { statsId, stats, submittedBy, gameVersion, ruling, votes = [] } = one;
    const support = leansOn[at];
    const item = {
      status: ruling === 'hidden' ? ('hidden' as const) : ('shown' as const),
      submittedBy: submittedBy as ActorId,
    };
    return {
      statsId,
      stats,
      by: { userId: submittedBy, name: names.get(submittedBy) ?? null },
      at: one.at,
      gameVersion,
      ...(isPast(gameVersion, drives) && { past: true as const }),
      state: ruling === 'hidden' ? 'hidden' : statsId === current?.statsId ? 'stands' : 'beside',
      ...(support && support !== 'hidden' && { support }),
      votes: presentVotes(votes, caller),
      allowed: tunedStatsPermissions
        .allowed(item, caller, commandsOfReading)
        .filter((command) => command !== 'withdraw-tuned-stats-vote' || votes.some(({ by }) => by === caller.actor)),
    };
  });
  return { tune, readings: readings.toReversed() };
};
