import type { CardsOfColumns, MatrixAnswer, MatrixBody, MatrixChanges } from '#contracts';
import type { RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { drivingOf } from '#projections/race-stat-changes/race-stat-changes.query';
import type { LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { matrix, matrixSince } from '#projections/lap-times/lap-times.query';
import type { TunedStatsDoc } from '#projections/tuned-stats/tuned-stats.projection';
import { statsOfColumns } from '#projections/tuned-stats/tuned-stats.query';
import type { View } from '#read-store';
import type { CarIds } from '../cars/car-ids.ts';
import type { Positioned } from '../http/positioned.ts';
import { readTrackCode, readTune } from './read-cell-address.ts';

/**
 * All cells, or with `since` the newer ones. Throws `RuleBroken` for an unknown tune or track; an unknown car has an
 * empty column, and a car may be named by its guid or number.
 */
export const answerMatrix = async (
  view: View<LapTimeCell>,
  raceStatChanges: View<RaceStatChanges>,
  tunedStats: View<TunedStatsDoc>,
  carIds: CarIds,
  { cars, tracks, since, disputed }: MatrixBody,
): Promise<Positioned<MatrixAnswer | MatrixChanges>> => {
  const ids = await carIds.all(cars.map(({ carId }) => carId));
  const columns = cars.map(({ carId, tune }, at) => ({ carId: ids[at] ?? carId, tune: readTune(tune) }));
  const codes = tracks.map(readTrackCode);
  // The positions first: data read after them may be newer, never older.
  const [drivingPosition, statsPosition] = [await raceStatChanges.position(), await tunedStats.position()];
  const driving = await drivingOf(
    raceStatChanges,
    columns.map(({ carId }) => carId),
  );
  const of = { driving, withDisputed: disputed === 'with' };
  const answer = await (since === undefined
    ? matrix(view, columns, codes, of)
    : matrixSince(view, columns, codes, since, of));
  const known = await statsOfColumns(tunedStats, columns, driving);
  const stats = known.map(
    ({ column, stats: { topSpeedMph, acceleration0to60s, handling } }): CardsOfColumns[number] => [
      column,
      topSpeedMph,
      acceleration0to60s,
      handling,
    ],
  );
  const body = {
    ...answer,
    ...(stats.length > 0 && { stats }),
    position: Math.min(answer.position, drivingPosition, statsPosition),
  };
  return { position: body.position, body };
};
