import type { Accounts } from '#accounts';
import type { ImportRow } from '#contracts';
import { importRowWhoMay } from '#domain';
import type { Asking } from '#kernel';
import type { ImportRowDoc } from '#projections/import-rows/import-rows.projection';
import type { ImportDoc } from '#projections/imports/imports.projection';

/** Rows of an import as this actor sees them: names and words joined, and what the actor may do. */
export const tellRows = async (
  accounts: Accounts,
  { status }: ImportDoc,
  rows: readonly ImportRowDoc[],
  by: Asking,
): Promise<ImportRow[]> => {
  const settled = rows.flatMap((row) => row.settled ?? []);
  const names = await accounts.displayNames(settled.map((one) => one.by));
  const texts = await accounts.texts.bodies(settled.flatMap(({ textId }) => textId ?? []));
  const takesRows = status !== 'rolling-back' && status !== 'rolled-back';
  return rows.map(({ open, ...row }) => ({
    row: row.row,
    name: row.name,
    brand: row.brand,
    year: row.year,
    rq: row.rq,
    candidates: [...row.candidates],
    settled: row.settled && {
      carId: row.settled.carId,
      reason: row.settled.reason,
      text: texts.get(row.settled.textId ?? '') ?? null,
      by: { userId: row.settled.by, name: names.get(row.settled.by) ?? null },
      at: row.settled.at,
    },
    allowed: importRowWhoMay.allowed({ known: true, takesRows, row: open ? 'open' : 'settled' }, by, [
      'settle-import-row',
    ]),
  }));
};
