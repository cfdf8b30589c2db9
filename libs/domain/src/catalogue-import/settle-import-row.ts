import { Command, type KeptText, RuleBroken } from '#kernel';
import { addPendingCar } from '../car/add-pending-car.ts';
import { type CarState, isKnownCar } from '../car/car.state.ts';
import type { ImportRowSettled, NewCarOfRow, RowReason } from './catalogue-import.events.ts';
import { importRowIn, importRowWhoMay } from './catalogue-import.who-may.ts';
import type { ImportRows } from './import-rows.state.ts';
import { newCarOfRow } from './new-car-of-row.ts';

/** Say which car an open row means; null: none that there is, or `newCar`. `text`: words of one's own, kept apart. */
export class SettleImportRow extends Command<{
  readonly importId: string;
  readonly row: number;
  readonly carId: string | null;
  readonly newCar?: NewCarOfRow;
  readonly reason: RowReason;
  readonly text?: string;
}> {}

/** The car that is meant, or that is to be new, as it is now; undefined: none is. */
type SettleFacts = KeptText & { readonly meant: CarState | undefined };

export const settleImportRow = (
  { data, meta }: SettleImportRow,
  state: ImportRows,
  { meant, textId }: SettleFacts,
): readonly ImportRowSettled[] => {
  const { importId, row, carId, newCar, reason } = data;
  if (meant && !newCar) checkOffered(meant, carId);
  importRowWhoMay.check('settle-import-row', importRowIn(state, row), meta, { importId, row });
  // The car is added by what follows, which must not be refused then.
  if (meant && newCar) addPendingCar(newCarOfRow(newCar, state, row, meta), meant, { version: { status: 'released' } });
  const said = { carId, ...(newCar && { newCar }), reason, ...(textId !== undefined && { textId }) };
  return [{ type: 'ImportRowSettled', data: { importId, row, ...said } }];
};

const checkOffered = (meant: CarState, carId: string | null): void => {
  if (!isKnownCar(meant)) throw new RuleBroken('car-unknown', { carId });
  if (meant.status === 'retired') throw new RuleBroken('car-retired', { carId });
};
