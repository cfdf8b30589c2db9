import { isPast, type DrivingOfCars } from '#projections/race-stat-changes/race-stat-changes.query';
import type { LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { isRanked, type TimeOfCar } from '#racing';
import type { View } from '#read-store';

const CELLS_A_READ = 500;

/** Every current time of a track that counts and belongs to the car as it is today; without DNFs. */
export const readTrackTimes = async (
  view: View<LapTimeCell>,
  trackCode: string,
  driving: DrivingOfCars,
): Promise<readonly TimeOfCar[]> => {
  const times: TimeOfCar[] = [];
  let after: string | undefined;
  do {
    const order = { field: 'seconds' };
    const page = await view.find({
      where: { trackCode },
      order,
      limit: CELLS_A_READ,
      ...(after === undefined ? {} : { after }),
    });
    for (const { key, doc } of page.items) {
      const [carId = '', tune = ''] = key.split('|');
      const value = doc.seconds ?? doc.metresPerSecond;
      if (value === undefined || !isRanked(doc.support) || isPast(doc.gameVersion, driving.get(carId))) continue;
      times.push({ carId, tune, value });
    }
    after = page.next;
  } while (after !== undefined);
  return times;
};
