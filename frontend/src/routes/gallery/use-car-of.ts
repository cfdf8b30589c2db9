import { useMemo } from 'react';
import type { Car } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';

/** A car of the catalogue. `gone`: the catalogue is loaded, and no longer offers it. */
export function useCarOf(carId: string): { car: Car | undefined; gone: boolean } {
  const { cars, complete } = useCatalogue();
  return useMemo(() => {
    const car = cars.find(({ id }) => id === carId);
    return { car, gone: complete && car === undefined };
  }, [cars, complete, carId]);
}
