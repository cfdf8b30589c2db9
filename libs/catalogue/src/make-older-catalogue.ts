import { carHistory, type CarHistoryDoc } from '#projections/car-history/car-history.projection';
import { attributesInVersion } from '#projections/car-history/car-history.query';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import type { AssetCar } from '#racing';
import type { AssetVersion, ReadStore, Stored, View } from '#read-store';
import { catalogueBytes } from './catalogue-bytes.ts';
import { hashInVersion, nameOfVersion } from './older-names.ts';

const CARS_A_READ = 500;

/**
 * Makes the catalogue of a game version, from views `car-history` and `cars`: the cars of that version, with its stats.
 * Cars no longer offered are marked so, as in today's file.
 */
export const makeOlderCatalogue = async (readStore: ReadStore, gameVersion: string): Promise<AssetVersion> => {
  const [histories, today] = [readStore.view(carHistory), readStore.view(cars)];
  const position = Math.min(await histories.position(), await today.position());
  const byId = new Map<string, AssetCar>();
  for await (const page of pagesOf(histories)) {
    const known = await today.getMany(page.map(({ key }) => key));
    for (const { key, doc } of page) {
      const car = carThen(doc, gameVersion, known.get(key)?.doc);
      if (car) byId.set(key, car);
    }
  }
  const { hash: plain, bytes } = await catalogueBytes([...byId.values()]);
  const made = { hash: hashInVersion(gameVersion, plain), position };
  await readStore.assets.put(nameOfVersion(gameVersion), made, bytes);
  return made;
};

/** A car that changes while this reads moves to a later page, never to an earlier one: none is missed. */
async function* pagesOf(view: View<CarHistoryDoc>): AsyncGenerator<readonly Stored<CarHistoryDoc>[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: Awaited<ReturnType<typeof view.find>> = await view.find({
      order: { field: 'latest' },
      limit: CARS_A_READ,
      ...(after === '' ? {} : { after }),
    });
    yield page.items;
    after = page.next;
  }
}

const carThen = (doc: CarHistoryDoc, gameVersion: string, today: CatalogueCar | undefined): AssetCar | undefined => {
  const facts = attributesInVersion(doc, gameVersion);
  if (!facts || !today) return undefined;
  const { id, retired, source, releasedIn } = today;
  return { ...facts, id, retired, source, releasedIn };
};
