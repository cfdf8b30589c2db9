import { useMemo } from 'react';
import type { GarageCopy } from '#racing';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { ownedOf } from '../../features/garage/use-garage.ts';

/** Copies with their cars; undefined until the catalogue is loaded. */
export function useOwned(copies: readonly GarageCopy[] | undefined) {
  const { cars, complete } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const owned = useMemo(() => (complete && copies ? ownedOf(copies, byId) : undefined), [complete, copies, byId]);
  return { cars, byId, owned };
}
