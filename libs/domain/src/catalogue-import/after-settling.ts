import { type JobStep, jobStep } from '#kernel';
import { addPendingCar } from '../car/add-pending-car.ts';
import type { CarEvent } from '../car/car.events.ts';
import { car, type CarState, carStream } from '../car/car.state.ts';
import type { PendingCarEvent } from '../car/pending-car.events.ts';
import { importActor } from './catalogue-import.state.ts';
import type { ImportRows } from './import-rows.state.ts';
import { newCarOfRow } from './new-car-of-row.ts';
import { rateCar } from './rate-car.ts';
import type { SettleImportRow } from './settle-import-row.ts';

/**
 * The car of a resolved row gets the row's rating, by a step of the import; a new one is added in the name of the user
 * who resolved the row. Nothing where the row means something else by now.
 */
export const afterSettling = (command: SettleImportRow, state: ImportRows): readonly JobStep[] => {
  const { row, carId, newCar } = command.data;
  const opened = state.rows[row];
  if (!opened?.settled || opened.meaning?.carId !== carId) return [];
  if (newCar) return opened.meaning.newCar?.carId === newCar.carId ? [adding(command, state)] : [];
  return carId === null || state.gameVersion === undefined
    ? []
    : [rating(command, carId, opened.rq, state.gameVersion)];
};

/** A reopened row may be resolved again: each resolution has a step of its own. */
const keyOf = ({ data, meta }: SettleImportRow): string => `settled row ${data.row} by ${meta.commandId}`;

const rating = (command: SettleImportRow, carId: string, rq: number, gameVersion: string): JobStep => {
  const { importId, row } = command.data;
  const data = { carId, row, rq, gameVersion };
  return jobStep<CarState, CarEvent>({
    key: keyOf(command),
    stream: carStream(carId),
    actor: importActor(importId),
    decider: car,
    command: 'ReviseCar',
    data,
    decide: (state, { meta }) => rateCar(data, meta, state),
  });
};

const adding = (command: SettleImportRow, rows: ImportRows): JobStep => {
  const { row, newCar } = command.data;
  const { actor, role } = command.meta;
  const carId = newCar?.carId ?? '';
  return jobStep<CarState, CarEvent | PendingCarEvent>({
    key: keyOf(command),
    stream: carStream(carId),
    actor,
    decider: car,
    command: 'AddPendingCar',
    data: { row, newCar },
    decide: (state, { meta }) => {
      if (!newCar) return [];
      const byThem = { ...meta, ...(role && { role }) };
      return addPendingCar(newCarOfRow(newCar, rows, row, byThem), state, { version: { status: 'released' } });
    },
  });
};
