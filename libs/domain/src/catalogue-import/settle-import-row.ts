import { Command, type StoredText, RuleBroken } from '#kernel';
import { addPendingCar } from '../car/add-pending-car.ts';
import { type CarState, isKnownCar } from '../car/car.state.ts';
import type { ImportRowSettled, NewCarOfRow, RowReason } from './catalogue-import.events.ts';
import { importRowIn, importRowPermissions } from './catalogue-import.permissions.ts';
import type { ImportRows } from './import-rows.state.ts';
import { newCarOfRow } from './new-car-of-row.ts';

/**
 * Resolve an open row to a car; null: no existing one, or `newCar`. `text`: the moderator's own words, stored
 * separately.
 */
export class SettleImportRow extends Command<{
  readonly importId: string;
  readonly row: number;
  readonly carId: string | null;
  readonly newCar?: NewCarOfRow;
  readonly reason: RowReason;
  readonly text?: string;
}> {}

/** The current state of the matched or new car; undefined: none is. */
type SettleFacts = StoredText & { readonly meant: CarState | undefined };

export const settleImportRow = (
  { data, meta }: SettleImportRow,
  state: ImportRows,
  { meant, textId }: SettleFacts,
): readonly ImportRowSettled[] => {
  const { importId, row, carId, newCar, reason } = data;
  if (meant && !newCar) checkOffered(meant, carId);
  importRowPermissions.check('settle-import-row', importRowIn(state, row), meta, { importId, row });
  // The car is added afterwards: this must not be refused then.
  if (meant && newCar) addPendingCar(newCarOfRow(newCar, state, row, meta), meant, { version: { status: 'released' } });
  const said = { carId, ...(newCar && { newCar }), reason, ...(textId !== undefined && { textId }) };
  return [{ type: 'ImportRowSettled', data: { importId, row, ...said } }];
};

const checkOffered = (meant: CarState, carId: string | null): void => {
  if (!isKnownCar(meant)) throw new RuleBroken('car-unknown', { carId });
  if (meant.status === 'retired') throw new RuleBroken('car-retired', { carId });
};
