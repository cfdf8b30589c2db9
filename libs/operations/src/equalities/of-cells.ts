import { cell, cellStream } from '#domain';
import { fold } from '#kernel';
import { cellHistory, type CellHistoryDoc } from '#projections/cell-history/cell-history.projection';
import { wholeCellHistory } from '#projections/cell-history/cell-history.query';
import { cellKey, type LapTimeCell, lapTimes } from '#projections/lap-times/lap-times.projection';
import { lapTimeOfCell } from '#projections/lap-times/lap-times.query';
import { type RecordCell, records } from '#projections/records/records.projection';
import {
  type LapTimeSubmissionDoc,
  lapTimeSubmissions,
} from '#projections/lap-time-submissions/lap-time-submissions.projection';
import { currentTimeOf, isRanked } from '#racing';
import { allBelow } from '#read-store';
import { anyEvents, type ComparedStores, type Equality, logNaming, naming } from './equality.ts';

const views = {
  lapTimes: anyEvents<LapTimeCell>(lapTimes),
  records: anyEvents<RecordCell>(records),
  cellStory: anyEvents<CellHistoryDoc>(cellHistory),
  saidTimes: anyEvents<LapTimeSubmissionDoc>(lapTimeSubmissions),
};
export const cellNames = [
  naming(views.lapTimes, (key) => key),
  naming(views.records, (key) => key),
  naming(views.cellStory, (key) => key.slice(0, key.lastIndexOf('|'))),
  naming(views.saidTimes, (_, { carId, tune, trackCode }) => cellKey(carId, tune, trackCode)),
];

export const cellsLogged = logNaming<Place>(['LapTimeSubmitted'], ({ carId, tune, trackCode }) =>
  cellKey(carId, tune, trackCode),
);

type Place = { readonly carId: string; readonly tune: string; readonly trackCode: string };

export const placeOf = (key: string) => {
  const [carId = '', tune = '', trackCode = ''] = key.split('|');
  return { carId, tune, trackCode };
};

export const loggedCell = async ({ eventStore }: ComparedStores, key: string) => {
  const { carId, tune, trackCode } = placeOf(key);
  const events = await eventStore.read(cellStream(carId, tune, trackCode));
  const { times } = fold(cell, events as never);
  const ids = events.flatMap(({ type, data }) =>
    type === 'LapTimeSubmitted' ? (data as { lapTimeId: string }).lapTimeId : [],
  );
  return { ids: ids.toSorted(), times, current: currentTimeOf(times) };
};

const recordOf = async ({ readStore }: ComparedStores, key: string) => {
  const doc = (await readStore.view(views.records).get(key))?.doc;
  return { doc, current: doc && currentOfRecord(doc) };
};

export const currentOfRecord = ({ times: [first] }: RecordCell) => (first?.ruling === 'hidden' ? undefined : first);

export const submittedValue = (
  time: { readonly value: unknown; readonly gameVersion?: string | undefined } | undefined,
) => (time ? [time.value, time.gameVersion ?? null] : null);

const currentTime: Equality = {
  name: 'current-time',
  views: ['lap-times', 'records', 'cell-history'],
  names: cellNames,
  logged: cellsLogged,
  says: async (stores, key) => {
    const { current } = await loggedCell(stores, key);
    const shown = (await stores.readStore.view(views.lapTimes).get(key))?.doc;
    const value = shown && lapTimeOfCell(shown);
    const { history } = await wholeCellHistory(stores.readStore.view(views.cellStory), placeOf(key));
    return {
      log: submittedValue(current?.time),
      'lap-times': value ? [value, shown?.gameVersion ?? null] : null,
      records: submittedValue((await recordOf(stores, key)).current),
      'cell-history': submittedValue(history.find(({ state }) => state === 'stands')),
    };
  },
};

/** The id of a cell's current time, and all that count or may count again. */
const timesOfCell: Equality = {
  name: 'times-of-cell',
  views: ['records', 'cell-history'],
  names: cellNames,
  logged: cellsLogged,
  says: async (stores, key) => {
    const { times, current } = await loggedCell(stores, key);
    const { doc, current: recorded } = await recordOf(stores, key);
    const { history } = await wholeCellHistory(stores.readStore.view(views.cellStory), placeOf(key));
    const ids = (of: readonly { readonly lapTimeId: string }[]) => of.map(({ lapTimeId }) => lapTimeId).toSorted();
    return {
      log: { id: current?.time.lapTimeId ?? null, ids: ids(times) },
      records: { id: recorded?.lapTimeId ?? null, ids: ids(doc?.times ?? []) },
      'cell-history': {
        id: history.find(({ state }) => state === 'stands')?.lapTimeId ?? null,
        ids: ids(history.filter(({ state }) => state !== 'withdrawn')),
      },
    };
  },
};

const bestTime: Equality = {
  name: 'best-times',
  views: ['records', 'lap-times'],
  names: cellNames.slice(0, 2),
  logged: cellsLogged,
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

/** All submissions to a cell, repeated ones included, and the withdrawn ones. */
const historyOfCell: Equality = {
  name: 'history-of-cell',
  views: ['cell-history', 'lap-time-submissions'],
  names: cellNames.slice(2),
  logged: cellsLogged,
  says: async (stores, key) => {
    const { ids, times } = await loggedCell(stores, key);
    const counting = new Set(times.map(({ lapTimeId }) => lapTimeId));
    const told = await allBelow(stores.readStore.view(views.cellStory), `${key}|`);
    const listed = await stores.readStore.view(views.saidTimes).getMany(ids.slice(0, MAX_KEYS));
    const inOrder = (of: readonly (readonly [string, boolean])[]) =>
      of.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_KEYS);
    return {
      log: inOrder(ids.map((id) => [id, !counting.has(id)])),
      'cell-history': inOrder(told.map(({ doc }) => [doc.lapTimeId, doc.withdrawn === true])),
      'lap-time-submissions': inOrder([...listed].map(([id, { doc }]) => [id, doc.withdrawn])),
    };
  },
};
const MAX_KEYS = 2_000;

export const equalitiesOfCells: readonly Equality[] = [currentTime, timesOfCell, bestTime, historyOfCell];
