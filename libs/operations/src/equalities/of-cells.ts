import { cell, cellStream } from '#domain';
import { fold } from '#kernel';
import { cellStory, type StoryDoc } from '#projections/cell-story/cell-story.projection';
import { wholeStory } from '#projections/cell-story/cell-story.query';
import { cellKey, type LapTimeCell, lapTimes } from '#projections/lap-times/lap-times.projection';
import { lapTimeOfCell } from '#projections/lap-times/lap-times.query';
import { type RecordCell, records } from '#projections/records/records.projection';
import { type SaidTimeDoc, saidTimes } from '#projections/said-times/said-times.projection';
import { currentTimeOf, isRanked } from '#racing';
import { allBelow } from '#read-store';
import { anyEvents, type ComparedStores, type Equality, logNaming, naming } from './equality.ts';

const views = {
  lapTimes: anyEvents<LapTimeCell>(lapTimes),
  records: anyEvents<RecordCell>(records),
  cellStory: anyEvents<StoryDoc>(cellStory),
  saidTimes: anyEvents<SaidTimeDoc>(saidTimes),
};
const names = [
  naming(views.lapTimes, (key) => key),
  naming(views.records, (key) => key),
  naming(views.cellStory, (key) => key.slice(0, key.lastIndexOf('|'))),
  naming(views.saidTimes, (_, { carId, tune, trackCode }) => cellKey(carId, tune, trackCode)),
];

const logged = logNaming<Place>(['LapTimeSubmitted'], ({ carId, tune, trackCode }) => cellKey(carId, tune, trackCode));

type Place = { readonly carId: string; readonly tune: string; readonly trackCode: string };

const placeOf = (key: string) => {
  const [carId = '', tune = '', trackCode = ''] = key.split('|');
  return { carId, tune, trackCode };
};

const loggedCell = async ({ eventStore }: ComparedStores, key: string) => {
  const { carId, tune, trackCode } = placeOf(key);
  const events = await eventStore.read(cellStream(carId, tune, trackCode));
  const { times, withdrawn } = fold(cell, events as never);
  return { times, withdrawn, current: currentTimeOf(times) };
};

const recordOf = async ({ readStore }: ComparedStores, key: string) => {
  const doc = (await readStore.view(views.records).get(key))?.doc;
  const [first] = doc?.times ?? [];
  return { doc, current: first?.ruling === 'hidden' ? undefined : first };
};

const said = (time: { readonly value: unknown; readonly gameVersion?: string | undefined } | undefined) =>
  time ? [time.value, time.gameVersion ?? null] : null;

/** What the grid, the record, the history and, from the grid, the dump say that a cell's current time is. */
const currentTime: Equality = {
  name: 'current-time',
  views: ['lap-times', 'records', 'cell-story'],
  names,
  logged,
  says: async (stores, key) => {
    const { current } = await loggedCell(stores, key);
    const shown = (await stores.readStore.view(views.lapTimes).get(key))?.doc;
    const value = shown && lapTimeOfCell(shown);
    const { history } = await wholeStory(stores.readStore.view(views.cellStory), placeOf(key));
    return {
      log: said(current?.time),
      'lap-times': value ? [value, shown?.gameVersion ?? null] : null,
      records: said((await recordOf(stores, key)).current),
      'cell-story': said(history.find(({ state }) => state === 'stands')),
    };
  },
};

/** Which of a cell's times is current by its id, and all that count or may count again. */
const timesOfCell: Equality = {
  name: 'times-of-cell',
  views: ['records', 'cell-story', 'said-times'],
  names,
  logged,
  says: async (stores, key) => {
    const { times, withdrawn, current } = await loggedCell(stores, key);
    const { doc, current: recorded } = await recordOf(stores, key);
    const { history } = await wholeStory(stores.readStore.view(views.cellStory), placeOf(key));
    const story = history.filter(({ state }) => state !== 'withdrawn');
    const ids = (of: readonly { readonly lapTimeId: string }[]) => of.map(({ lapTimeId }) => lapTimeId).toSorted();
    const found = [...(await stores.readStore.view(views.saidTimes).getMany(ids(times))).values()];
    const id = current?.time.lapTimeId ?? null;
    return {
      log: { id, ids: ids(times), all: times.length + withdrawn.length },
      records: { id: recorded?.lapTimeId ?? null, ids: ids(doc?.times ?? []), all: times.length + withdrawn.length },
      'cell-story': {
        id: history.find(({ state }) => state === 'stands')?.lapTimeId ?? null,
        ids: ids(story),
        all: history.length,
      },
      'said-times': {
        id,
        ids: ids(found.flatMap((one) => (one.doc.withdrawn ? [] : one.doc))),
        all: times.length + withdrawn.length,
      },
    };
  },
};

/** The time with which a cell is among the best of its track. */
const bestTime: Equality = {
  name: 'best-times',
  views: ['records', 'lap-times'],
  names: names.slice(0, 2),
  logged,
  says: async (stores, key) => {
    const shown = (await stores.readStore.view(views.lapTimes).get(key))?.doc;
    const value = shown && isRanked(shown.support) ? lapTimeOfCell(shown) : undefined;
    const { doc, current } = await recordOf(stores, key);
    return {
      'lap-times': value?.kind === 'dnf' ? null : (value ?? null),
      records: doc && doc.order !== null ? (current?.value ?? null) : null,
    };
  },
};

/** What was said of a cell, however often. */
const historyOfCell: Equality = {
  name: 'history-of-cell',
  views: ['cell-story', 'said-times'],
  names: names.slice(2),
  logged,
  says: async ({ eventStore, readStore }, key) => {
    const { carId, tune, trackCode } = placeOf(key);
    const events = await eventStore.read(cellStream(carId, tune, trackCode));
    const ids = events.flatMap(({ type, data }) =>
      type === 'LapTimeSubmitted' ? (data as { lapTimeId: string }).lapTimeId : [],
    );
    const told = await allBelow(readStore.view(views.cellStory), `${key}|`);
    const listed = await readStore.view(views.saidTimes).getMany(ids.slice(0, MOST_KEYS));
    return {
      log: ids.toSorted().slice(0, MOST_KEYS),
      'cell-story': told
        .map(({ doc }) => doc.lapTimeId)
        .toSorted()
        .slice(0, MOST_KEYS),
      'said-times': [...listed.keys()].toSorted(),
    };
  },
};
const MOST_KEYS = 2_000;

export const equalitiesOfCells: readonly Equality[] = [currentTime, timesOfCell, bestTime, historyOfCell];
