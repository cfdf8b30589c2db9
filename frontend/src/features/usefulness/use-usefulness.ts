import { usefulness } from '#contracts';
import type { CarUsefulness, UsefulCars } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** The usefulness of a car, as last computed. Null sends no request. */
export function useCarUsefulness(carId: string | null): LiveView<CarUsefulness> {
  return useQuery(
    carId === null
      ? null
      : { key: ['usefulness', carId], ask: () => queryApi(usefulness.car, { params: { id: carId } }) },
  );
}

export function useUsefulCars(niche: string): LiveView<UsefulCars> {
  return useQuery({ key: ['usefulness', 'niche', niche], ask: () => queryApi(usefulness.list, { query: { niche } }) });
}
