import { type CarHistoryDoc, carHistory } from '#projections/car-history/car-history.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { type DrivingChanges, drivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { drivingSince, gameVersionRank } from '#racing';
import { anyEvents, type Equality, logNaming, naming } from './equality.ts';

const carsView = anyEvents<CatalogueCar>(cars);
const historyView = anyEvents<CarHistoryDoc>(carHistory);
const drivingView = anyEvents<DrivingChanges>(drivingChanges);

const logged = logNaming<{ carId: string }>(['CarReleased'], ({ carId }) => carId);

/** The newest version that says something of a car. */
const newestVersion: Equality = {
  name: 'newest-version',
  views: ['cars', 'car-history'],
  names: [naming(carsView, (key) => key), naming(historyView, (key) => key)],
  logged,
  says: async ({ readStore }, carId) => {
    const car = (await readStore.view(carsView).get(carId))?.doc;
    return {
      cars: car ? gameVersionRank(car.gameVersion) : null,
      'car-history': (await readStore.view(historyView).get(carId))?.doc.latest ?? null,
    };
  },
};

/** Since when a car drives as it does: as told, by its timeline, and by when that became known. */
const drivesSince: Equality = {
  name: 'drives-since',
  views: ['driving-changes', 'cars'],
  names: [naming(drivingView, (key) => key), naming(carsView, (key) => key)],
  logged,
  says: async ({ readStore }, carId) => {
    const known = (await readStore.view(drivingView).get(carId))?.doc;
    const isThere = (await readStore.view(carsView).get(carId)) !== undefined;
    return {
      cars: isThere ? [drivingSince(known?.timeline ?? []) ?? null] : null,
      'driving-changes': known ? [known.since ?? null] : null,
      'driving-changes, in turn': known ? [known.moments?.at(-1)?.since ?? null] : null,
    };
  },
};

export const equalitiesOfCars: readonly Equality[] = [newestVersion, drivesSince];
