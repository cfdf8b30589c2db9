import { type CarEvent, type CarPast, isOfImport, operator, RollBackCar, rollBackCar } from '#domain';
import type { EventStore } from '#event-store';
import type { Event, JobStep } from '#kernel';
import { type Taken, takeStep, tryStep } from '../take-step.ts';
import { touchedByImport } from './touched-by-import.ts';
import { beginStep, finishStep, rollBackJob, undoCarStep } from './roll-back-steps.ts';
import { type RetainedValue, type RollBackReport, undoneRow, type UndoneRow } from './undone-row.ts';
import { timesRow, withdrawTimeStep } from './withdraw-times.ts';

/** Cars per batch, so that one sync of the disk serves many. */
const CARS_AT_ONCE = 64;

export type RollBackOptions = {
  readonly store: EventStore;
  readonly importId: string;
  readonly now: string;
  readonly dryRun?: boolean;
  /** Stops between two batches of cars; a repeated run continues. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, of: number) => void;
};

/**
 * Restores every car that an import changed, and withdraws the times that it submitted, except for later changes, which
 * are reported. Safe to stop anywhere and to repeat. Throws `RuleBroken` for an import that does not exist, or that is
 * undone.
 */
export const rollBackImport = async (options: RollBackOptions): Promise<RollBackReport> => {
  const { store, importId, now, dryRun = false, signal, onProgress } = options;
  const take = <State, Ev extends Event>(step: JobStep<State, Ev>): Promise<Taken<State, Ev>> =>
    (dryRun ? tryStep : takeStep)(store, step, { id: rollBackJob(importId), now });
  const { carIds, times } = await touchedByImport(store, importId);
  const timesOf = [...Map.groupBy(times, ({ carId }) => carId)];
  await take(beginStep(importId));
  const rows: UndoneRow[] = [];
  for (let at = 0; at < carIds.length; at += CARS_AT_ONCE) {
    if (signal?.aborted) return { importId, status: 'stopped', rows };
    const lot = carIds.slice(at, at + CARS_AT_ONCE);
    const undo = async (carId: string) => rowOf(importId, carId, await take(undoCarStep(importId, carId)));
    rows.push(...(await Promise.all(lot.map(undo))));
    onProgress?.(rows.length, carIds.length + timesOf.length);
  }
  for (let at = 0; at < timesOf.length; at += CARS_AT_ONCE) {
    if (signal?.aborted) return { importId, status: 'stopped', rows };
    const undo = async ([carId, brought]: (typeof timesOf)[number]) =>
      timesRow(
        carId,
        await Promise.all(
          brought.map(async (time) => ({
            lapTimeId: time.lapTimeId,
            ...(await take(withdrawTimeStep(importId, time))),
          })),
        ),
      );
    rows.push(...(await Promise.all(timesOf.slice(at, at + CARS_AT_ONCE).map(undo))));
    onProgress?.(rows.length, carIds.length + timesOf.length);
  }
  const counts = countsOf(rows);
  await take(finishStep({ importId, ...counts }));
  return { importId, status: dryRun ? 'tried' : 'finished', rows };
};

const rowOf = (importId: string, carId: string, { before, events }: Taken<CarPast, CarEvent>): UndoneRow => {
  const { kept } = rollBackCar(new RollBackCar({ importId, carId }, asOperator), before);
  return undoneRow(
    carId,
    before,
    events,
    kept.map((what) => keptFigure(importId, before, what)),
  );
};

/** The last actor who changed that stat since the import started, or the car where the event has no stats. */
const keptFigure = (importId: string, past: CarPast, what: string): RetainedValue => {
  const first = past.findIndex(({ meta }) => isOfImport(importId, meta.actor));
  const since = past.slice(first).filter(({ meta }) => !isOfImport(importId, meta.actor));
  const says = (event: CarEvent) => event.type === 'CarRevised' && Object.hasOwn(event.data.changes, what);
  const last = since.findLast(says) ?? since.at(-1);
  return { what, by: last?.meta.actor ?? operator };
};

/** For repeating a decision only to learn what it left alone: its events are dropped. */
const asOperator = { commandId: '', commandHash: '', actor: operator, now: '' };

const countsOf = (rows: readonly UndoneRow[]) => ({
  undone: rows.filter(({ did }) => did.length > 0).length,
  kept: rows.filter(({ kept }) => kept.length > 0).length,
});
