import { usefulness } from '#contracts';
import type { CarUsefulness, UsefulCars } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** The usefulness of a car, as last computed. Null sends no request. */
export function useCarUsefulness(carId: string | null): LiveView<CarUsefulness> {
  return useQuestion(
    carId === null ? null : { key: ['usefulness', carId], ask: () => ask(usefulness.car, { params: { id: carId } }) },
  );
}

export function useUsefulCars(niche: string): LiveView<UsefulCars> {
  return useQuestion({ key: ['usefulness', 'niche', niche], ask: () => ask(usefulness.list, { query: { niche } }) });
}
