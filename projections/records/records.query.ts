import type { LapTimeValue } from '#racing';
import type { Stored, View } from '#read-store';
import type { RaceStatChanges } from '../race-stat-changes/race-stat-changes.projection.ts';
import { drivingOf, isPast } from '../race-stat-changes/race-stat-changes.query.ts';
import { recordOrder } from './record-order.ts';
import type { RecordCell, SubmittedTime } from './records.projection.ts';

export type CountedTime = Pick<RecordCell, 'carId' | 'tune' | 'trackCode'> & { readonly time: SubmittedTime };

export type RecordViews = { readonly cells: View<RecordCell>; readonly driving: View<RaceStatChanges> };

type Paged = { readonly limit: number; readonly after?: string | undefined };
type Found = { readonly items: readonly CountedTime[]; readonly next?: string };

/**
 * The newest current times first. A page may be shorter than requested: times from before a driving change of their car
 * are left out.
 */
export const latestTimes = async (views: RecordViews, { limit, after }: Paged): Promise<Found> => {
  const page = await views.cells.find({
    range: { field: 'saidAt', from: 0 },
    order: { field: 'saidAt', descending: true },
    limit,
    ...(after === undefined ? {} : { after }),
  });
  const items = await counted(views, page.items);
  return { items, ...(page.next === undefined ? {} : { next: page.next }) };
};

/** Cells among the 500 with the latest times whose car's driving has changed since; the newest first. */
export const pastCells = async ({ cells, driving }: RecordViews): Promise<readonly CellOfRecord[]> => {
  const { items } = await cells.find({
    range: { field: 'saidAt', from: 0 },
    order: { field: 'saidAt', descending: true },
    limit: PAST_READ,
  });
  const drives = await drivingOf(
    driving,
    items.map(({ doc }) => doc.carId),
  );
  return items.flatMap(({ doc: { carId, tune, trackCode, times } }) =>
    isPast(times[0]?.gameVersion, drives.get(carId)) ? [{ carId, tune, trackCode }] : [],
  );
};

type CellOfRecord = Pick<RecordCell, 'carId' | 'tune' | 'trackCode'>;
const PAST_READ = 500;

/** `withDisputed`: includes doubted and downvoted times, where their cell has nothing better. */
type OfBest = Paged & { readonly withDisputed?: boolean };

/** The best first. A time without a finish has no place; a page may be shorter than requested, as above. */
export const bestTimes = async (
  views: RecordViews,
  trackCode: string,
  { limit, after, withDisputed = false }: OfBest,
): Promise<Found> => {
  // From '' on: what did not finish has no order, and comes before any text.
  const page = await views.cells.find({
    where: { trackCode },
    range: { field: withDisputed ? 'orderWithDisputed' : 'order', from: '' },
    limit,
    ...(after === undefined ? {} : { after }),
  });
  const items = await counted(views, page.items);
  return { items, ...(page.next === undefined ? {} : { next: page.next }) };
};

/** Cells of a track per read, in search of its best. */
const BEST_READ = 25;

/** The best time of a track among the cars and tunes that count; undefined: none of them has finished there. */
export const bestAmong = async (
  views: RecordViews,
  trackCode: string,
  counts: (carId: string, tune: string) => boolean,
): Promise<CountedTime | undefined> => {
  let after: string | undefined;
  do {
    const { items, next } = await bestTimes(views, trackCode, { limit: BEST_READ, after });
    const best = items.find(({ carId, tune }) => counts(carId, tune));
    if (best) return best;
    after = next;
  } while (after !== undefined);
  return undefined;
};

/** Limit of better times counted for a place: beyond it the place does not matter. */
export const PLACES_COUNTED = 1_000;
const PLACES_A_READ = 500;

/**
 * The place that a time would have on its track: one more than there are better times of other cells. Undefined: it did
 * not finish, or it is behind more than are counted.
 */
export const placeOf = async (
  views: RecordViews,
  asked: Pick<RecordCell, 'carId' | 'tune' | 'trackCode'> & { readonly value: LapTimeValue },
): Promise<number | undefined> => {
  const order = recordOrder(asked.value, 0);
  if (order === null) return undefined;
  let better = 0;
  let after: string | undefined;
  do {
    const page = await views.cells.find({
      where: { trackCode: asked.trackCode },
      range: { field: 'order', from: '', to: order },
      limit: PLACES_A_READ,
      ...(after === undefined ? {} : { after }),
    });
    const others = await counted(views, page.items);
    better += others.filter((other) => !isOf(asked, other)).length;
    after = page.next;
  } while (after !== undefined && better < PLACES_COUNTED);
  return better < PLACES_COUNTED ? better + 1 : undefined;
};

/** Undefined: no time there has a finish, or all are from before a driving change of their car. */
export const recordOfTrack = async (views: RecordViews, trackCode: string): Promise<CountedTime | undefined> => {
  let after: string | undefined;
  do {
    // From '' on: what did not finish has no order, and comes before any text.
    const page = await views.cells.find({
      where: { trackCode },
      range: { field: 'orderOfRecord', from: '' },
      limit: BEST_READ,
      ...(after === undefined ? {} : { after }),
    });
    const [record] = await counted(views, page.items);
    if (record) return record;
    after = page.next;
  } while (after !== undefined);
  return undefined;
};

type OfCell = Pick<RecordCell, 'carId' | 'tune'>;

const isOf = (record: OfCell, cell: OfCell): boolean => record.carId === cell.carId && record.tune === cell.tune;

/** The best certain time of a track, driving changes ignored: one read of an index. */
export const bestOfTrack = async (cells: View<RecordCell>, trackCode: string): Promise<LapTimeValue | undefined> => {
  const { items } = await cells.find({ where: { trackCode }, range: { field: 'order', from: '' }, limit: 1 });
  return items[0]?.doc.times[0]?.value;
};

const counted = async (
  { driving }: RecordViews,
  cells: readonly Stored<RecordCell>[],
): Promise<readonly CountedTime[]> => {
  const drives = await drivingOf(
    driving,
    cells.map(({ doc }) => doc.carId),
  );
  return cells.flatMap(({ doc: { carId, tune, trackCode, times } }) => {
    const [time] = times;
    return !time || isPast(time.gameVersion, drives.get(carId)) ? [] : [{ carId, tune, trackCode, time }];
  });
};
