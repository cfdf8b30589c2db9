import { type TimesLookups, isVersionOut } from '#imports';
import { carAlias, type CarAliasAdded, carAliasStream } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';
import { raceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { timeContext } from '#projections/lap-times/lap-time-figures.query';
import { lapTimes } from '#projections/lap-times/lap-times.projection';
import { records } from '#projections/records/records.projection';
import { carResolver, outlierFlagsOf, parseCarAlias } from '#racing';
import type { ReadStore } from '#read-store';
import { loadCarIndex } from '../car-identity/car-index.ts';

/**
 * Cars by id, guid, number or names, and the data of the views for a time: for a log without a server, only the
 * prediction.
 */
export const timesLookups = async (store: EventStore, readStore: ReadStore): Promise<TimesLookups> => {
  const cars = await loadCarIndex(store, readStore);
  const resolve = carResolver(cars.values());
  const views = {
    driving: readStore.view(raceStatChanges),
    lapTimes: readStore.view(lapTimes),
    records: readStore.view(records),
  };
  const positions = await Promise.all(Object.values(views).map((view) => view.position()));
  const areBuilt = positions.every((position) => position > 0);
  const out = new Map<string, Promise<boolean>>();
  return {
    carMeant: async (car) => {
      const name = typeof car === 'string' && !cars.has(car) ? parseCarAlias(car) : undefined;
      if (name === undefined) return resolve(car);
      const alias = (await store.read(carAliasStream(name))) as unknown as readonly CarAliasAdded[];
      const { carId } = fold(carAlias, alias);
      return carId === undefined ? resolve(car) : { answer: 'found', carId };
    },
    figuresOf: async (time) => {
      const car = cars.get(time.carId);
      if (!car) return { doubts: [] };
      const { drivesSince, ...around } = areBuilt ? await timeContext(views, time) : predictedOnly;
      return { drivesSince, doubts: outlierFlagsOf({ ...time, car }, around) };
    },
    isOut: (gameVersion) => {
      const known = out.get(gameVersion) ?? isVersionOut(store, gameVersion);
      out.set(gameVersion, known);
      return known;
    },
  };
};

const predictedOnly = { near: [], drivesSince: undefined };
