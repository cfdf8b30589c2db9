import type { DrivingMoment } from '../driving-changes/driving-changes.projection.ts';
import { type Counting, CountingCells } from './counting-cells.ts';
import type { Led, LedCell } from './led-cell.ts';
import type { SaidTime, Turn } from './record-cell.ts';

type OfLead = Pick<LedCell, 'carId' | 'tune' | 'trackCode'> & Pick<SaidTime, 'lapTimeId' | 'by' | 'value'>;

/** A time was a track's record from then until then; `until` null: it is still. */
export type Reign = OfLead & {
  readonly from: string;
  readonly until: string | null;
  /** Who took it, with which better time; null: nobody took it, it is no more sure, or its car drives otherwise. */
  readonly takenBy: { readonly by: string; readonly lapTimeId: string } | null;
  /** It was taken back or hidden since, and was no record then. */
  readonly void: NonNullable<Turn['void']> | null;
  readonly time: SaidTime;
  /** The better it is on its track, the earlier. */
  readonly order: string;
};

/** A time that came among the first of a track, and where it stood there on that day. */
export type Placed = OfLead & Pick<Reign, 'void'> & { readonly at: string; readonly place: number };

/** What is told of a track, the oldest first. */
export type ToldOfTrack = { readonly reigns: readonly Reign[]; readonly placed: readonly Placed[] };

/** How the cars of a track came to drive otherwise. */
export type DrivingMoments = ReadonlyMap<string, readonly DrivingMoment[]>;

/** Places that are told of. */
const PLACES = 10;

/**
 * Who held a track's record from when until when, and which times came among its first. From when it became known that a
 * car drives otherwise, its times of before lead nothing.
 */
export const reignsOfTrack = (cells: readonly LedCell[], driving: DrivingMoments): ToldOfTrack => {
  const counting = new CountingCells();
  const reigns: Reign[] = [];
  const placed = new Map<string, Placed>();
  for (const step of stepsOf(cells, driving)) {
    if ('led' in step) counting.lead(step.cell, step.led);
    else counting.revise(step.carId, step.since);
    takeOver(reigns, counting.best, step.at);
    if ('led' in step) toPlace(placed, step, counting);
  }
  return { reigns, placed: [...placed.values()] };
};

type LedStep = { readonly position: number; readonly at: string; readonly cell: LedCell; readonly led: Led };
type Step = LedStep | (DrivingMoment & { readonly carId: string });

const stepsOf = (cells: readonly LedCell[], driving: DrivingMoments): readonly Step[] => {
  const turns = cells.flatMap((cell) =>
    cell.led.map((led): Step => ({ position: led.position, at: led.at, cell, led })),
  );
  const revised = [...new Set(cells.map(({ carId }) => carId))].flatMap((carId) =>
    (driving.get(carId) ?? []).map((moment): Step => ({ ...moment, carId })),
  );
  return [...turns, ...revised].sort((a, b) => a.position - b.position);
};

const takeOver = (reigns: Reign[], best: Counting | undefined, at: string): void => {
  const last = reigns.at(-1);
  const holder = last?.until === null ? last : undefined;
  if (holder?.lapTimeId === best?.lead.time.lapTimeId) return;
  if (holder) {
    const taker = best && best.lead.order < holder.order ? best.lead.time : undefined;
    reigns[reigns.length - 1] = {
      ...holder,
      until: at,
      takenBy: taker ? { by: taker.by, lapTimeId: taker.lapTimeId } : null,
    };
  }
  if (!best) return;
  const { time, order } = best.lead;
  reigns.push({ ...ofLead(best.cell, best.led, time), time, order, from: at, until: null, takenBy: null });
};

/** A time comes among the first when it is said, or when it is settled that a doubted one is right; once. */
const toPlace = (placed: Map<string, Placed>, { cell, led, at }: LedStep, counting: CountingCells): void => {
  const place = counting.placeOf(cell);
  if (!led.own || !led.lead || place === undefined || place > PLACES || placed.has(led.lead.time.lapTimeId)) return;
  placed.set(led.lead.time.lapTimeId, { ...ofLead(cell, led, led.lead.time), at, place });
};

const ofLead = ({ carId, tune, trackCode }: LedCell, led: Led, { lapTimeId, by, value }: SaidTime) => ({
  lapTimeId,
  by,
  carId,
  tune,
  trackCode,
  value,
  void: led.void ?? null,
});
