import type { CellEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { LapTimeValue } from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';
import { bestOf, type CellTimes, cellsAfter } from './cell-times.ts';

/** A time was a track's record from then until then; `until` null: it is still. */
export type Reign = {
  readonly lapTimeId: string;
  readonly by: string;
  readonly carId: string;
  readonly tune: string;
  readonly value: LapTimeValue;
  readonly from: string;
  readonly until: string | null;
  /** Who took it, with which time; null: nobody took it, it was taken back or is no more sure. */
  readonly takenBy: { readonly by: string; readonly lapTimeId: string } | null;
  /** It was taken back or hidden since, and was no record then. */
  readonly void: { readonly at: string; readonly why: 'withdrawn' | 'hidden' } | null;
};

/** A time that came among the first of a track, and where it stood there on that day. */
export type Placed = Pick<Reign, 'lapTimeId' | 'by' | 'carId' | 'tune' | 'value' | 'void'> & {
  readonly at: string;
  readonly place: number;
};

export type TrackReigns = {
  readonly trackCode: string;
  /** Position of the last event that made another record, or another of a record: the later, the higher. */
  readonly changed: number;
  /** The oldest first. */
  readonly reigns: readonly Reign[];
  /** The oldest first. */
  readonly placed: readonly Placed[];
  /** The best of each car, the best first: who comes next when a record goes. */
  readonly cells: readonly CellTimes[];
};

/** Records that a track remembers: of a hundred that were set on each, the years of most people are told in full. */
const REIGNS_KEPT = 200;
const PLACED_KEPT = 400;
/** Places that are told of. */
const PLACES = 10;

/** View `track-reigns`: by track, who held its record from when until when, from the events alone. */
export const trackReigns: Projection<CellEvent, TrackReigns> = {
  name: 'track-reigns',
  version: 3,
  handles: cellEvents,
  indexes: [['changed']],
  keysOf: ({ data }) => [data.trackCode],
  channel: () => 'track-reigns',
  evolve: (doc, event) => {
    const before = doc ?? {
      trackCode: event.data.trackCode,
      changed: event.position,
      reigns: [],
      placed: [],
      cells: [],
    };
    const cells = cellsAfter(before.cells, event);
    const judged = before.reigns.map((reign) => voidAfter(reign, event));
    const reigns = reignsAfter(judged, cells, event);
    const placed = placedAfter(before, cells, event);
    const isOther = isChanged(before.reigns, reigns) || isChanged(before.placed, placed);
    const changed = isOther ? event.position : before.changed;
    return { ...before, cells, reigns: reigns.slice(-REIGNS_KEPT), placed: placed.slice(-PLACED_KEPT), changed };
  },
};

/** A record that is taken back or hidden was none; one that is shown again was. */
const voidAfter = <Of extends Reign | Placed>(reign: Of, { type, data, meta: { at } }: Recorded<CellEvent>): Of => {
  if (reign.lapTimeId !== data.lapTimeId) return reign;
  if (type === 'LapTimeWithdrawn') return { ...reign, void: { at, why: 'withdrawn' } };
  if (type === 'LapTimeHidden') return { ...reign, void: { at, why: 'hidden' } };
  const isShown = type === 'LapTimeAccepted' || type === 'LapTimeRestored';
  return isShown && reign.void ? { ...reign, void: null } : reign;
};

const isChanged = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  now.length !== before.length || now.some((one, at) => one !== before[at]);

/** A time comes among the first when it is said, or when it is settled that a doubted one is right. */
const placedAfter = (
  { placed, cells: before }: TrackReigns,
  cells: readonly CellTimes[],
  event: Recorded<CellEvent>,
): readonly Placed[] => {
  const judged = placed.map((one) => voidAfter(one, event));
  const { lapTimeId, carId, tune } = event.data;
  const isThere = before.some(({ currentId, order }) => order !== null && currentId === lapTimeId);
  if (isThere || judged.some((one) => one.lapTimeId === lapTimeId)) return judged;
  const among = cells.filter(({ order }) => order !== null);
  const place = 1 + among.findIndex(({ currentId }) => currentId === lapTimeId);
  const time = among[place - 1]?.times.find((one) => one.lapTimeId === lapTimeId);
  if (!time || place > PLACES) return judged;
  const { by, value } = time;
  return [...judged, { lapTimeId, by, carId, tune, value, at: event.meta.at, place, void: null }];
};

const reignsAfter = (
  reigns: readonly Reign[],
  cells: readonly CellTimes[],
  { meta: { at } }: Recorded<CellEvent>,
): readonly Reign[] => {
  const best = bestOf(cells);
  const last = reigns.at(-1);
  const holder = last?.until === null ? last : undefined;
  if (holder?.lapTimeId === best?.time.lapTimeId) return reigns;
  const isTaken = holder && best && cells.some((cell) => isBehind(cell, holder));
  const takenBy = isTaken ? { by: best.time.by, lapTimeId: best.time.lapTimeId } : null;
  const ended = holder ? [...reigns.slice(0, -1), { ...holder, until: at, takenBy }] : reigns;
  if (!best) return ended;
  const { lapTimeId, by, value } = best.time;
  const { carId, tune } = best.cell;
  return [...ended, { lapTimeId, by, carId, tune, value, from: at, until: null, takenBy: null, void: null }];
};

/** The time is still one of the track's, behind the new record: that is what took its place. */
const isBehind = (cell: CellTimes, { lapTimeId }: Reign): boolean =>
  cell.times.some((time) => time.lapTimeId === lapTimeId && !time.hidden);
