import type { CarEvent } from '#domain';
import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import type { ReadStore, View } from '#read-store';

const PAGE = 500;

/**
 * Every current car, by id: from the view, and from the log after its position, so that it also works where no server
 * updates the view, or where there is no view yet.
 */
export const loadCarIndex = async (
  eventStore: EventStore,
  readStore: ReadStore,
): Promise<ReadonlyMap<string, CatalogueCar>> => {
  const view = readStore.view(cars);
  const position = await view.position();
  const known = position === 0 ? new Map<string, CatalogueCar>() : await shown(view);
  for await (const event of carEvents(eventStore, position)) {
    for (const key of cars.keysOf(event)) {
      const doc = cars.evolve(known.get(key), event, key);
      if (doc) known.set(key, doc);
    }
  }
  return known;
};

const shown = async (view: View<CatalogueCar>): Promise<Map<string, CatalogueCar>> => {
  const known = new Map<string, CatalogueCar>();
  let after: string | undefined;
  do {
    const page = await view.find({ limit: PAGE, ...(after === undefined ? {} : { after }) });
    for (const { key, doc } of page.items) known.set(key, doc);
    after = page.next;
  } while (after !== undefined);
  return known;
};

async function* carEvents(eventStore: EventStore, from: number): AsyncGenerator<Recorded<CarEvent>> {
  const head = await eventStore.head();
  for (let after = from; after < head;) {
    const { events, position } = await eventStore.readAll(after, 1_000);
    for (const event of events) {
      if ((cars.handles as readonly string[]).includes(event.type)) yield event as Recorded<CarEvent>;
    }
    after = position;
  }
}
