import { type CarHistoryDoc, carHistory } from '#projections/car-history/car-history.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { type RaceStatChanges, raceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { type LapTimeCell, lapTimes } from '#projections/lap-times/lap-times.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import { drivingSince, gameVersionRank } from '#racing';
import { allBelow } from '#read-store';
import { anyEvents, type Equality, logNaming, naming } from './equality.ts';
import { currentOfRecord, loggedCell } from './of-cells.ts';

const carsView = anyEvents<CatalogueCar>(cars);
const historyView = anyEvents<CarHistoryDoc>(carHistory);
const drivingView = anyEvents<RaceStatChanges>(raceStatChanges);

const carOfCell = (key: string): string => key.slice(0, key.indexOf('|'));
const timesView = anyEvents<LapTimeCell>(lapTimes);
const recordsView = anyEvents<RecordCell>(records);

const logged = logNaming<{ carId: string }>(['CarReleased'], ({ carId }) => carId);

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

/** Since when a car drives like this: the version, from its timeline, and the time when that became known. */
const drivesSince: Equality = {
  name: 'drives-since',
  views: ['race-stat-changes', 'cars'],
  names: [naming(drivingView, (key) => key), naming(carsView, (key) => key)],
  logged,
  says: async ({ readStore }, carId) => {
    const known = (await readStore.view(drivingView).get(carId))?.doc;
    const isThere = (await readStore.view(carsView).get(carId)) !== undefined;
    return {
      cars: isThere ? [drivingSince(known?.timeline ?? []) ?? null] : null,
      'race-stat-changes': known ? [known.since ?? null] : null,
      'race-stat-changes, in turn': known ? [known.moments?.at(-1)?.since ?? null] : null,
    };
  },
};

/** The cells in which a car has a time: by the list of the car, the grid, the records, and each cell's own events. */
const timesOfCar: Equality = {
  name: 'times-of-car',
  views: ['lap-times', 'records'],
  names: [naming(timesView, carOfCell), naming(recordsView, carOfCell)],
  logged: logNaming<{ carId: string }>(['LapTimeSubmitted'], ({ carId }) => carId),
  says: async (stores, carId) => {
    const times = await allBelow(stores.readStore.view(timesView), `${carId}|`);
    const recorded = await allBelow(stores.readStore.view(recordsView), `${carId}|`);
    const keys = [...new Set([...times, ...recorded].map(({ key }) => key))].toSorted();
    const timed = new Set(times.flatMap(({ key, doc }) => (doc.state === 'stands' ? key : [])));
    const ranked = new Set(recorded.flatMap(({ key, doc }) => (currentOfRecord(doc) ? key : [])));
    const logged = new Set<string>();
    for (const key of keys) if ((await loggedCell(stores, key)).current) logged.add(key);
    return {
      log: keys.filter((key) => logged.has(key)),
      'lap-times': keys.filter((key) => timed.has(key)),
      records: keys.filter((key) => ranked.has(key)),
    };
  },
};

export const equalitiesOfCars: readonly Equality[] = [newestVersion, drivesSince, timesOfCar];
