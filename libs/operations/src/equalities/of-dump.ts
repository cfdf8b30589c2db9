import { cell, cellStream } from '#domain';
import { fold } from '#kernel';
import { newestDump, timesOfDump } from '#open-data';
import { cellKey, type LapTimeCell, lapTimes } from '#projections/lap-times/lap-times.projection';
import { lapTimeOfCell } from '#projections/lap-times/lap-times.query';
import { currentTimeOf } from '#racing';
import { isDeepStrictEqual } from 'node:util';
import { anyEvents, type ComparedStores, type Equality } from './equality.ts';
import { cellNames, cellsLogged, placeOf, submittedValue } from './of-cells.ts';

const lapTimesView = anyEvents<LapTimeCell>(lapTimes);

type Night = { readonly position: number; readonly times: ReadonlyMap<string, unknown> };

const nights = new WeakMap<ComparedStores, Promise<Night | undefined>>();

const nightOf = (stores: ComparedStores): Promise<Night | undefined> => {
  const read = nights.get(stores) ?? readNight(stores);
  nights.set(stores, read);
  return read;
};

const readNight = async ({ readStore, dumpFiles = readStore.assets }: ComparedStores): Promise<Night | undefined> => {
  const night = await newestDump(dumpFiles);
  if (!night) return undefined;
  const times = new Map<string, unknown>();
  for await (const { carId, tune, trackCode, ...figures } of timesOfDump(dumpFiles, night))
    times.set(cellKey(carId, tune, trackCode), saidOf(figures));
  return { position: night.position, times };
};

const saidOf = (figures: Pick<LapTimeCell, 'seconds' | 'metresPerSecond' | 'dnf' | 'gameVersion'>) =>
  submittedValue({ value: lapTimeOfCell(figures as LapTimeCell), gameVersion: figures.gameVersion });

/** The current time at that log position, and after each event since. */
const currentSince = async ({ eventStore }: ComparedStores, key: string, position: number) => {
  const { carId, tune, trackCode } = placeOf(key);
  const events = await eventStore.read(cellStream(carId, tune, trackCode));
  const before = events.filter((event) => event.position <= position).length;
  return Array.from({ length: events.length - before + 1 }, (_, later) =>
    submittedValue(currentTimeOf(fold(cell, events.slice(0, before + later) as never).times)?.time),
  );
};

/**
 * The time of a cell in last night's files: the current one then, or a later one of while they were written. Without
 * events since, the grid has the same. Before the first night there is nothing to compare.
 */
const dump: Equality = {
  name: 'dump',
  views: ['lap-times'],
  names: cellNames.slice(0, 2),
  logged: cellsLogged,
  says: async (stores, key) => {
    const night = await nightOf(stores);
    if (!night) return {};
    const dumped = night.times.get(key) ?? null;
    const shown = await stores.readStore.view(lapTimesView).get(key);
    const logged = await currentSince(stores, key, night.position);
    const then = logged.find((one) => isDeepStrictEqual(one, dumped)) ?? logged[0];
    const isNewer = shown !== undefined && shown.position > night.position;
    return { log: then, 'lap-times': isNewer ? then : shownAs(shown?.doc), dump: dumped };
  },
};

const shownAs = (doc: LapTimeCell | undefined) => (doc?.state === 'stands' ? saidOf(doc) : null);

export const equalitiesOfDump: readonly Equality[] = [dump];
