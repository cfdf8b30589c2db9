import type { DrivingMoment } from '../race-stat-changes/race-stat-changes.projection.ts';
import { type Counting, CountingCells } from './counting-cells.ts';
import type { Led, LedCell } from './led-cell.ts';
import type { SubmittedTime, Turn } from './record-cell.ts';

type OfLead = Pick<LedCell, 'carId' | 'tune' | 'trackCode'> & Pick<SubmittedTime, 'lapTimeId' | 'by' | 'value'>;

/** A time was a track's record between these moments; `until` null: it still is. */
export type Reign = OfLead & {
  readonly from: string;
  readonly until: string | null;
  /**
   * The next holder, with the better time; null: there was none, it is no longer certain, or its car drives
   * differently.
   */
  readonly takenBy: { readonly by: string; readonly lapTimeId: string } | null;
  /** It was withdrawn or hidden since, and counts as never a record. */
  readonly void: NonNullable<Turn['void']> | null;
  readonly time: SubmittedTime;
  /** The better it is on its track, the earlier. */
  readonly order: string;
};

export type Placed = OfLead & Pick<Reign, 'void'> & { readonly at: string; readonly place: number };

export type TrackReigns = { readonly reigns: readonly Reign[]; readonly placed: readonly Placed[] };

export type DrivingMoments = ReadonlyMap<string, readonly DrivingMoment[]>;

/** The size of the top. */
const PLACES = 10;

/**
 * Who held a track's record between which moments, and which times entered its top. From the moment that a car's
 * driving change is known, its earlier times no longer lead.
 */
export const reignsOfTrack = (cells: readonly LedCell[], driving: DrivingMoments): TrackReigns => {
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

/** A time enters the top when it is submitted, or when a doubted one is accepted; once. */
const toPlace = (placed: Map<string, Placed>, { cell, led, at }: LedStep, counting: CountingCells): void => {
  const place = counting.placeOf(cell);
  if (!led.own || !led.lead || place === undefined || place > PLACES || placed.has(led.lead.time.lapTimeId)) return;
  placed.set(led.lead.time.lapTimeId, { ...ofLead(cell, led, led.lead.time), at, place });
};

const ofLead = ({ carId, tune, trackCode }: LedCell, led: Led, { lapTimeId, by, value }: SubmittedTime) => ({
  lapTimeId,
  by,
  carId,
  tune,
  trackCode,
  value,
  void: led.void ?? null,
});
