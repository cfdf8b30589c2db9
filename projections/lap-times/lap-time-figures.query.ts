import { nearbyCells, type NearbyTime } from '#racing';
import type { View } from '#read-store';
import type { RaceStatChanges } from '../race-stat-changes/race-stat-changes.projection.ts';
import { drivingOf, isPast } from '../race-stat-changes/race-stat-changes.query.ts';
import type { RecordCell } from '../records/records.projection.ts';
import { bestOfTrack } from '../records/records.query.ts';
import { cellKey, type LapTimeCell } from './lap-times.projection.ts';
import { lapTimeOfCell } from './lap-times.query.ts';

export type ViewsOfFigures = {
  readonly driving: View<RaceStatChanges>;
  readonly lapTimes: View<LapTimeCell>;
  readonly records: View<RecordCell>;
};

type Cell = { readonly carId: string; readonly tune: string; readonly trackCode: string };

/** The cell's data for the checks of a time besides its prediction, and since when the car drives like this. */
export const timeContext = async (views: ViewsOfFigures, { carId, tune, trackCode }: Cell) => {
  const drives = await drivingOf(views.driving, [carId]);
  const near = await nearTimes(views.lapTimes, { carId, tune, trackCode }, drives);
  const best = await bestOfTrack(views.records, trackCode);
  return { near, best, drivesSince: drives.get(carId)?.since };
};

/** Certain times of the car as it drives now. */
const nearTimes = async (
  lapTimes: View<LapTimeCell>,
  { carId, tune, trackCode }: Cell,
  drives: Awaited<ReturnType<typeof drivingOf>>,
): Promise<readonly NearbyTime[]> => {
  const cells = nearbyCells(tune, trackCode).map((cell) => ({
    ...cell,
    key: cellKey(carId, cell.tune, cell.trackCode),
  }));
  const found = await lapTimes.getMany(cells.map(({ key }) => key));
  return cells.flatMap(({ key, ...cell }): NearbyTime[] => {
    const doc = found.get(key)?.doc;
    const value = doc && lapTimeOfCell(doc);
    if (!value || doc.support !== undefined || isPast(doc.gameVersion, drives.get(carId))) return [];
    return [{ ...cell, value }];
  });
};
