import type { Car, CarPage } from '#contracts';
import type { View } from '#read-store';
import type { CatalogueCar } from './cars.projection.ts';

export const MAX_CARS_A_PAGE = 500;

type Answer = CarPage & { readonly position: number };

/** Cars on offer, highest rating first. Throws `CursorUnreadable` for a cursor that is not from this view. */
export const carsPage = async (
  view: View<CatalogueCar>,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<Answer> => {
  const position = await view.position();
  const page = await view.find({
    where: { retired: false },
    order: { field: 'rq', descending: true },
    limit: Math.min(limit, MAX_CARS_A_PAGE),
    ...(after === undefined ? {} : { after }),
  });
  const items = page.items.map(({ doc }) => toCar(doc));
  return page.next === undefined ? { position, items } : { position, items, next: page.next };
};

/**
 * The existing cars of the ids, in the order of the request, retired ones included: a saved deck may have them. At most
 * 2,000.
 */
export const carsByIds = async (view: View<CatalogueCar>, ids: readonly string[]): Promise<Answer> => {
  const position = await view.position();
  const found = await view.getMany([...new Set(ids)]);
  const items = [...new Set(ids)].flatMap((id) => {
    const stored = found.get(id);
    return stored ? [toCar(stored.doc)] : [];
  });
  return { position, items };
};

const toCar = (doc: CatalogueCar): Car => {
  const { gameVersion: _gameVersion, statedIn: _statedIn, restated: _restated, ...car } = doc;
  return { ...car, body: [...car.body], tags: [...car.tags] };
};
