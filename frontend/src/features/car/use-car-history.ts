import { cars } from '#contracts';
import type { CarHistory } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { carChannel } from '../../lib/cell.ts';
import { useTagsAsked } from '../../lib/settings/use-tags-asked.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Changes of a car by game version, newest first. Null sends no request. */
export function useCarHistory(carId: string | null): LiveView<CarHistory> {
  const query = useTagsAsked();
  return useLiveView(
    carId === null
      ? null
      : {
          key: ['car-history', 'history', carId, query.upcomingTags ?? ''],
          channels: [carChannel(carId)],
          ask: () => ask(cars.history, { params: { id: carId }, query }),
        },
  );
}
