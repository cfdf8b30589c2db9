import type { StatsReading as ToldReading, TunedStatsOfCar } from '#contracts';
import { tunedStatsWhoMay } from '#domain';
import type { ActorId, Asking } from '#kernel';
import type { DrivesSince } from '#projections/driving-changes/driving-changes.query';
import { isPast } from '#projections/driving-changes/driving-changes.query';
import type { TunedStatsDoc } from '#projections/tuned-stats/tuned-stats.projection';
import { supportsOfStats } from '#racing';
import { tellVotes } from '../lap-times/tell-votes.ts';

type Around = {
  readonly asking: Asking;
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

export const tellTunedStats = (
  { tune, said, current }: TunedStatsDoc,
  { asking, names, drives }: Around,
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
      votes: tellVotes(votes, asking),
      allowed: tunedStatsWhoMay
        .allowed(item, asking, commandsOfReading)
        .filter((command) => command !== 'withdraw-tuned-stats-vote' || votes.some(({ by }) => by === asking.actor)),
    };
  });
  return { tune, readings: readings.toReversed() };
};
