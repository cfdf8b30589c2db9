import { garages } from '#contracts';
import type { Car, NotedCopy, MyGarage, SharedGarage } from '#contracts';
import { type GarageCopy, type OwnedCopy } from '#racing';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

/** A copy with its car; `copy` has a note if it is the user's own. */
export type Owned = OwnedCopy & {
  readonly id: string;
  readonly copy: GarageCopy & { note?: string | null };
  readonly car: Car;
};

/** The user's garage; sends no request unless wanted. */
export const useMyGarageWhere = (wanted: boolean): LiveView<MyGarage> =>
  useLiveView(
    wanted
      ? {
          key: ['garages', 'own'],
          channels: ['own-account'],
          alsoOf: ['garage-copies'],
          ask: () => queryApi(garages.own),
        }
      : null,
  );

export const useMyGarage = (): LiveView<MyGarage> => useMyGarageWhere(true);

export const useSharedGarage = (name: string, key: string): LiveView<SharedGarage> =>
  useQuery({
    key: ['garages', 'of', name, key],
    uncached: true,
    ask: () => queryApi(garages.shared, { params: { name }, ...(key === '' ? {} : { query: { key } }) }),
  });

export const ownedOf = (
  copies: readonly (GarageCopy | NotedCopy)[],
  cars: ReadonlyMap<string, Car>,
): readonly Owned[] =>
  copies.flatMap((copy) => {
    const car = cars.get(copy.carId);
    return car ? [{ id: copy.copyId, copy, car }] : [];
  });
