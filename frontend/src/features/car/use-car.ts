import { cars } from '#contracts';
import type { CarInVersion } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { carChannel } from '../../lib/cell.ts';
import { useTagsAsked } from '../../lib/settings/use-tags-asked.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** A car in a game version, or as it is now. Null sends no request. */
export function useCar(carId: string | null, version?: string): LiveView<CarInVersion> {
  const tags = useTagsAsked();
  return useLiveView(
    carId === null
      ? null
      : {
          key: ['car-history', 'car', carId, version ?? '', tags.upcomingTags ?? ''],
          channels: [carChannel(carId), 'catalogue'],
          alsoOf: ['cars', 'car-tags'],
          ask: () =>
            ask(cars.one, { params: { id: carId }, query: version === undefined ? tags : { ...tags, version } }),
        },
  );
}
