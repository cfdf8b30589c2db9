import { garages } from '#contracts';
import type { Car, NotedCopy, OwnGarage, SharedGarage } from '#contracts';
import { type GarageCopy, type OwnedCopy } from '#racing';
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useLiveView, useQuestion } from '../../lib/live-views/use-live-view.ts';

/** A copy with its car; `copy` has a note if it is the user's own. */
export type Owned = OwnedCopy & {
  readonly id: string;
  readonly copy: GarageCopy & { note?: string | null };
  readonly car: Car;
};

/** The user's garage; sends no request unless wanted. */
export const useOwnGarageWhere = (wanted: boolean): LiveView<OwnGarage> =>
  useLiveView(
    wanted
      ? {
          key: ['garages', 'own'],
          channels: ['own-account'],
          alsoOf: ['garage-copies'],
          ask: () => ask(garages.own),
        }
      : null,
  );

export const useOwnGarage = (): LiveView<OwnGarage> => useOwnGarageWhere(true);

export const useSharedGarage = (name: string, key: string): LiveView<SharedGarage> =>
  useQuestion({
    key: ['garages', 'of', name, key],
    unkept: true,
    ask: () => ask(garages.shared, { params: { name }, ...(key === '' ? {} : { query: { key } }) }),
  });

export const ownedOf = (
  copies: readonly (GarageCopy | NotedCopy)[],
  cars: ReadonlyMap<string, Car>,
): readonly Owned[] =>
  copies.flatMap((copy) => {
    const car = cars.get(copy.carId);
    return car ? [{ id: copy.copyId, copy, car }] : [];
  });
