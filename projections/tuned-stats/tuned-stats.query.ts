import type { TunedFigures } from '#racing';
import type { View } from '#read-store';
import { type DrivingOfCars, isPast } from '../race-stat-changes/race-stat-changes.query.ts';
import { type TunedStatsDoc, tunedStatsKeyOf } from './tuned-stats.projection.ts';

type Column = { readonly carId: string; readonly tune: string };

export type StatsOfColumn = { readonly column: number; readonly stats: TunedFigures };

/** Stats that count, of cars as they drive now; a column without a submission has none. */
export const statsOfColumns = async (
  view: View<TunedStatsDoc>,
  columns: readonly Column[],
  driving: DrivingOfCars,
): Promise<readonly StatsOfColumn[]> => {
  const found = await view.getMany([...new Set(columns.map(({ carId, tune }) => tunedStatsKeyOf(carId, tune)))]);
  return columns.flatMap(({ carId, tune }, column): StatsOfColumn[] => {
    const current = found.get(tunedStatsKeyOf(carId, tune))?.doc.current;
    if (!current || current.support === 'disputed' || isPast(current.gameVersion, driving.get(carId))) return [];
    return [{ column, stats: current.stats }];
  });
};

/** More than the tunes ever submitted for one car. */
const MAX_TUNES = 200;

export const statsOfCar = async (
  view: View<TunedStatsDoc>,
  carId: string,
): Promise<{ readonly position: number; readonly tunes: readonly TunedStatsDoc[] }> => {
  const position = await view.position();
  const page = await view.find({
    where: { carId },
    order: { field: 'tune', descending: false },
    limit: MAX_TUNES,
  });
  return { position, tunes: page.items.map(({ doc }) => doc) };
};
