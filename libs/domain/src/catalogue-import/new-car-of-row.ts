import type { Meta } from '#kernel';
import { currentGameVersion } from '#racing';
import { AddPendingCar } from '../car/add-pending-car.ts';
import type { NewCarOfRow } from './catalogue-import.events.ts';
import type { ImportRows } from './import-rows.state.ts';

/** The command that adds the new car of a row, with the row's rating. */
export const newCarOfRow = (
  { carId, name, brand, year }: NewCarOfRow,
  { rows, gameVersion = currentGameVersion }: ImportRows,
  row: number,
  meta: Meta,
): AddPendingCar => {
  const rq = rows[row]?.rq;
  const facts = { name, brand, year, ...(rq !== undefined && { rq }) };
  return new AddPendingCar({ carId, facts, gameVersion, reason: 'missing-here' }, meta);
};
