import { type JobStep, jobStep } from '#kernel';
import type { CarEvent } from '../car/car.events.ts';
import { car, type CarState, carStream } from '../car/car.state.ts';
import { importActor } from './catalogue-import.state.ts';
import type { ImportRows } from './import-rows.state.ts';
import { rateCar } from './rate-car.ts';
import type { SettleImportRow } from './settle-import-row.ts';

/** The car that a settled row means gets the row's rating, by a step of the import. */
export const rateSettledRow = (
  { importId, row, carId }: SettleImportRow['data'],
  { rows, gameVersion }: ImportRows,
): readonly JobStep[] => {
  const rq = rows[row]?.rq;
  if (carId === null || rq === undefined || gameVersion === undefined) return [];
  const data = { carId, row, rq, gameVersion };
  return [
    jobStep<CarState, CarEvent>({
      key: `settled row ${row}`,
      stream: carStream(carId),
      actor: importActor(importId),
      decider: car,
      command: 'ReviseCar',
      data,
      decide: (state, { meta }) => rateCar(data, meta, state),
    }),
  ];
};
