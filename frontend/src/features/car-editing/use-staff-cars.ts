import { type Car, type CarInVersion, cars } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

export function useStaffCars(find: string): PagedList<Car> {
  const query = find === '' ? {} : { q: find };
  return usePagedList({
    key: ['cars', 'staff', find],
    channels: ['catalogue'],
    ask: (after) => queryApi(cars.list, { query: after === undefined ? query : { ...query, after } }),
  });
}

/** A car of the catalogue as it is now, with all its tags: a save replaces the full list. */
export function useStaffCar(carId: string): LiveView<CarInVersion> {
  return useLiveView({
    key: ['car-history', 'car', carId, 'whole'],
    channels: [`car:${carId}`],
    ask: () => queryApi(cars.one, { params: { id: carId }, query: { upcomingTags: 'shown' } }),
  });
}
