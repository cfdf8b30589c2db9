import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import type { AssetVersion, ReadStore, View } from '#read-store';
import { catalogueBytes } from './catalogue-bytes.ts';

export const CATALOGUE = 'catalogue';

const CARS_A_READ = 500;

/**
 * Makes the catalogue of all cars in view `cars`, retired ones included, as decks have them. A car that changes while
 * it is read needs no care: its change requests the next catalogue.
 */
export const makeCatalogue = async (readStore: ReadStore): Promise<AssetVersion> => {
  const view = readStore.view(cars);
  const position = await view.position();
  const byId = new Map<string, CatalogueCar>();
  for (const retired of [false, true]) for await (const car of allCars(view, retired)) byId.set(car.id, car);
  const { hash, bytes } = await catalogueBytes([...byId.values()]);
  await readStore.assets.put(CATALOGUE, { hash, position }, bytes);
  return { hash, position };
};

async function* allCars(view: View<CatalogueCar>, retired: boolean): AsyncGenerator<CatalogueCar> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: Awaited<ReturnType<typeof view.find>> = await view.find({
      where: { retired },
      order: { field: 'rq', descending: true },
      limit: CARS_A_READ,
      ...(after === '' ? {} : { after }),
    });
    for (const { doc } of page.items) yield doc;
    after = page.next;
  }
}
