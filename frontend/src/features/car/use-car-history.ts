import { cars } from '#contracts';
import type { CarHistory } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { carChannel } from '../../lib/cell.ts';
import { useRequestedTags } from '../../lib/settings/use-requested-tags.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Changes of a car by game version, newest first. Null sends no request. */
export function useCarHistory(carId: string | null): LiveView<CarHistory> {
  const query = useRequestedTags();
  return useLiveView(
    carId === null
      ? null
      : {
          key: ['car-history', 'history', carId, query.upcomingTags ?? ''],
          channels: [carChannel(carId)],
          ask: () => queryApi(cars.history, { params: { id: carId }, query }),
        },
  );
}
