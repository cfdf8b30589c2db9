import { cars } from '#contracts';
import type { CarInVersion } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { carChannel } from '../../lib/cell.ts';
import { useRequestedTags } from '../../lib/settings/use-requested-tags.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** A car in a game version, or as it is now. Null sends no request. */
export function useCar(carId: string | null, version?: string): LiveView<CarInVersion> {
  const tags = useRequestedTags();
  return useLiveView(
    carId === null
      ? null
      : {
          key: ['car-history', 'car', carId, version ?? '', tags.upcomingTags ?? ''],
          channels: [carChannel(carId), 'catalogue'],
          alsoOf: ['cars', 'car-tags'],
          ask: () =>
            queryApi(cars.one, { params: { id: carId }, query: version === undefined ? tags : { ...tags, version } }),
        },
  );
}
