import { tunedStats } from '#contracts';
import type { TunedStatsOfCar } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { carChannel } from '../../lib/cell.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

export function useTunedStats(carId: string): LiveView<TunedStatsOfCar> {
  return useLiveView({
    key: ['tuned-stats', carId],
    alsoOf: ['race-stat-changes'],
    channels: [carChannel(carId)],
    ask: () => queryApi(tunedStats.ofCar, { params: { carId } }),
  });
}
