import { Command, type KeptText, RuleBroken } from '#kernel';
import { type CarState, isKnownCar } from '../car/car.state.ts';
import type { ImportRowSettled, RowReason } from './catalogue-import.events.ts';
import { importRowIn, importRowWhoMay } from './catalogue-import.who-may.ts';
import type { ImportRows } from './import-rows.state.ts';

/** Say which car an open row means; null: none that there is. `text`: words of one's own, kept apart. */
export class SettleImportRow extends Command<{
  readonly importId: string;
  readonly row: number;
  readonly carId: string | null;
  readonly reason: RowReason;
  readonly text?: string;
}> {}

/** The car that is meant, as it is now; undefined: none is. */
type SettleFacts = KeptText & { readonly meant: CarState | undefined };

export const settleImportRow = (
  { data, meta }: SettleImportRow,
  state: ImportRows,
  { meant, textId }: SettleFacts,
): readonly ImportRowSettled[] => {
  const { importId, row, carId, reason } = data;
  if (meant && !isKnownCar(meant)) throw new RuleBroken('car-unknown', { carId });
  if (meant?.status === 'retired') throw new RuleBroken('car-retired', { carId });
  importRowWhoMay.check('settle-import-row', importRowIn(state, row), meta, { importId, row });
  const text = textId === undefined ? {} : { textId };
  return [{ type: 'ImportRowSettled', data: { importId, row, carId, reason, ...text } }];
};
