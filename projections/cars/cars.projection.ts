import type { CarEvent, CarFacts, CarSource } from '#domain';
import type { Projection } from '#read-store';

/** A car as the catalogue shows it. A retired car stays, for decks that have it. */
export type CatalogueCar = CarFacts & {
  readonly id: string;
  readonly retired: boolean;
  readonly source: CarSource;
};

/** View `cars`: every car there ever was. */
export const cars: Projection<CarEvent, CatalogueCar> = {
  name: 'cars',
  version: 1,
  handles: ['CarReleased', 'CarRevised', 'CarRetired', 'CarReturned'],
  indexes: [['retired', 'rq']],
  keysOf: ({ data }) => [data.carId],
  channel: () => 'catalogue',
  evolve: (doc, event) => {
    if (event.type === 'CarReleased') {
      const { car, carId, source } = event.data;
      return { id: carId, ...car, retired: false, source };
    }
    if (!doc) return undefined;
    switch (event.type) {
      case 'CarRevised':
        return { ...doc, ...event.data.changes, source: event.data.source };
      case 'CarRetired':
        return { ...doc, retired: true };
      case 'CarReturned':
        return { ...doc, retired: false, source: event.data.source };
    }
  },
};
