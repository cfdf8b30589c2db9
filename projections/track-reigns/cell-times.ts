import type { CellEvent } from '#domain';
import type { Recorded } from '#kernel';
import { type LapTimeValue, mayLead, sameLapTime, type TrustLevel } from '#racing';
import { recordOrder } from '../records/record-order.ts';

type SaidTime = {
  readonly lapTimeId: string;
  readonly by: string;
  readonly value: LapTimeValue;
  readonly gameVersion: string;
  readonly position: number;
  readonly trust?: TrustLevel;
  readonly hidden?: true;
};

/** The times of a car with a tune on the track, the oldest first; `order` and `currentId` of the one that counts. */
export type CellTimes = {
  readonly carId: string;
  readonly tune: string;
  readonly order: string | null;
  readonly currentId: string | null;
  readonly times: readonly SaidTime[];
};

/** Cars of a track that may come next when its record goes: behind so many there is none. */
const CELLS_KEPT = 24;
/** Times of a cell that may count again. */
const TIMES_KEPT = 6;

/** The best cells of a track after something was said of one of them. */
export const cellsAfter = (cells: readonly CellTimes[], event: Recorded<CellEvent>): readonly CellTimes[] => {
  const { carId, tune } = event.data;
  const isIt = (cell: CellTimes) => cell.carId === carId && cell.tune === tune;
  const before = cells.find(isIt)?.times ?? [];
  const times = timesAfter(before, event);
  const others = cells.filter((cell) => !isIt(cell));
  if (times.length === 0) return others;
  const current = currentOf(times, event);
  const order = current ? recordOrder(current.value, current.position) : null;
  const cell = { carId, tune, order, currentId: current?.lapTimeId ?? null, times };
  return [...others, cell].sort((a, b) => compared(a.order, b.order)).slice(0, CELLS_KEPT);
};

/** The record of the track, where somebody has finished there. */
export const bestOf = (cells: readonly CellTimes[]): { cell: CellTimes; time: SaidTime } | undefined => {
  const cell = cells.find(({ order }) => order !== null);
  const time = cell?.times.find(({ lapTimeId }) => lapTimeId === cell.currentId);
  return cell && time && { cell, time };
};

const timesAfter = (times: readonly SaidTime[], { type, data, position }: Recorded<CellEvent>): readonly SaidTime[] => {
  const one = (change: (time: SaidTime) => SaidTime) =>
    times.map((time) => (time.lapTimeId === data.lapTimeId ? change(time) : time));
  switch (type) {
    case 'LapTimeSubmitted': {
      const { lapTimeId, submittedBy: by, value, gameVersion, trust } = data;
      return [...times, { lapTimeId, by, value, gameVersion, position, ...(trust && { trust }) }].slice(-TIMES_KEPT);
    }
    case 'LapTimeWithdrawn':
      return times.filter(({ lapTimeId }) => lapTimeId !== data.lapTimeId);
    case 'LapTimeHidden':
      return one((time) => ({ ...time, hidden: true }));
    case 'LapTimeAccepted':
    case 'LapTimeRestored':
      return one(({ hidden: _hidden, ...time }) => time);
    default:
      return times;
  }
};

/** Which of the times may hold a record, as the event says: of equal ones that which was said first. */
const currentOf = (times: readonly SaidTime[], { type, data }: Recorded<CellEvent>): SaidTime | undefined => {
  const current = data.standing ?? (type === 'LapTimeSubmitted' ? data.value : { kind: 'none' as const });
  if (current.kind === 'none') return undefined;
  const found = times.find(
    ({ value, gameVersion, hidden }) =>
      !hidden && sameLapTime(value, current) && gameVersion === (data.standingVersion ?? gameVersion),
  );
  return mayLead(data.standingSupport, found?.trust) ? found : undefined;
};

/** What has no order comes last. */
const compared = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};
