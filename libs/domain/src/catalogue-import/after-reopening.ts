import { type JobStep, jobStep } from '#kernel';
import { sameFigure } from '#racing';
import { type CarPast, carPast } from '../car/car-past.ts';
import type { CarEvent } from '../car/car.events.ts';
import { car, type CarState, carStream } from '../car/car.state.ts';
import { DismissPendingCar, dismissPendingCar } from '../car/dismiss-pending-car.ts';
import type { PendingCarEvent } from '../car/pending-car.events.ts';
import { importActor } from './catalogue-import.state.ts';
import type { NewCarOfRow } from './catalogue-import.events.ts';
import type { ImportRows, OpenedRow } from './import-rows.state.ts';
import { newCarOfRow } from './new-car-of-row.ts';
import type { ReopenImportRow } from './reopen-import-row.ts';
import { undoRevision } from './roll-back-car.ts';

/**
 * Undoes the changes of a resolved row: its car gets its former rating back, unless another row means the same car or
 * its rating was changed again; a car that the row added is removed, unless someone has edited it.
 */
export const afterReopening = (command: ReopenImportRow, state: ImportRows): readonly JobStep[] => {
  const { row } = command.data;
  const opened = state.rows[row];
  if (!opened?.meaning || opened.settled) return [];
  const { carId, newCar } = opened.meaning;
  if (newCar) return [dismissing(command, state, newCar)];
  if (carId === null || saysOther(state, row, carId, opened.rq)) return [];
  return [restoring(command, carId, opened, state.gameVersion)];
};

const saysOther = ({ rows }: ImportRows, row: number, carId: string, rq: number): boolean =>
  Object.entries(rows).some(
    ([number, other]) => Number(number) !== row && other.settled && other.rq === rq && other.meaning?.carId === carId,
  );

const keyOf = ({ data, meta }: ReopenImportRow): string => `reopened row ${data.row} by ${meta.commandId}`;

const restoring = (command: ReopenImportRow, carId: string, { rq }: OpenedRow, gameVersion?: string): JobStep => {
  const { importId } = command.data;
  const actor = importActor(importId);
  return jobStep<CarPast, CarEvent>({
    key: keyOf(command),
    stream: carStream(carId),
    actor,
    decider: carPast,
    command: 'UndoRevision',
    data: { ...command.data, carId },
    decide: (past, { meta }) => {
      const rated = past.findLast(
        (event) =>
          event.type === 'CarRevised' &&
          event.meta.actor === actor &&
          event.data.gameVersion === gameVersion &&
          event.data.reason === 'game-update' &&
          event.data.changes.rq === rq,
      );
      return rated ? undoRevision(carId, past, rated, meta) : [];
    },
  });
};

const dismissing = (command: ReopenImportRow, rows: ImportRows, newCar: NewCarOfRow): JobStep => {
  const { actor, role } = command.meta;
  const { carId } = newCar;
  return jobStep<CarState, CarEvent | PendingCarEvent>({
    key: keyOf(command),
    stream: carStream(carId),
    actor,
    decider: car,
    command: 'DismissPendingCar',
    data: { ...command.data, carId },
    decide: (state, { meta }) => {
      const byThem = { ...meta, ...(role && { role }) };
      const { facts } = newCarOfRow(newCar, rows, command.data.row, byThem).data;
      const asAdded = state.status === 'pending' && isOnly(state.facts, facts);
      return asAdded ? dismissPendingCar(new DismissPendingCar({ carId, reason: 'wrong' }, byThem), state) : [];
    },
  });
};

/** Whether a car has only the row's attributes; its class follows from its rating. */
const isOnly = (known: object, said: object): boolean => {
  const of = said as Readonly<Record<string, unknown>>;
  return Object.entries(known).every(([name, value]) => name === 'class' || sameFigure(value, of[name]));
};
