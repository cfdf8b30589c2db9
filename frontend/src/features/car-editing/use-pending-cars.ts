import { cars } from '#contracts';
import type { PendingCar } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

export const pendingStatuses = ['pending', 'released', 'dismissed'] as const;
export type PendingStatus = (typeof pendingStatuses)[number];

/** Staff data is not cached on devices, and nothing is pushed about it. */
const ofStaff = { channels: [], uncached: true };

/** Cars that wait for review, or that were decided; longest waiting first. */
export function usePendingCars(status: PendingStatus): PagedList<PendingCar> {
  return usePagedList({
    key: ['pending-cars', 'list', status],
    ...ofStaff,
    ask: (after) => queryApi(cars.pending, { query: after === undefined ? { status } : { status, after } }),
  });
}

export function usePendingCar(carId: string): LiveView<PendingCar> {
  return useLiveView({
    key: ['pending-cars', 'one', carId],
    ...ofStaff,
    ask: () => queryApi(cars.onePending, { params: { id: carId } }),
  });
}
