import type { Accounts } from '#accounts';
import type { CatalogueImport, ImportRow } from '#contracts';
import { importRowPermissions } from '#domain';
import type { Caller } from '#kernel';
import type { ImportRowDoc } from '#projections/import-rows/import-rows.projection';
import type { ImportDoc } from '#projections/imports/imports.projection';
import { type Person, personOf } from './person-of.ts';

export const presentImports = async (accounts: Accounts, docs: readonly ImportDoc[]): Promise<CatalogueImport[]> => {
  const names = await accounts.displayNames(docs.flatMap(({ by, undone }) => [by, ...(undone ? [undone.by] : [])]));
  const person = (by: string): Person | null => personOf(by, names);
  return docs.map((doc) => ({
    ...doc,
    by: person(doc.by),
    undone: doc.undone && { ...doc.undone, by: person(doc.undone.by) },
  }));
};

export const presentRows = async (
  accounts: Accounts,
  { status }: ImportDoc,
  rows: readonly ImportRowDoc[],
  by: Caller,
): Promise<ImportRow[]> => {
  const settled = rows.flatMap((row) => row.settled ?? []);
  const names = await accounts.displayNames(settled.map((one) => one.by));
  const texts = await accounts.texts.bodies(settled.flatMap(({ textId }) => textId ?? []));
  const takesRows = status !== 'rolling-back' && status !== 'rolled-back';
  return rows.map(({ open, importId: _importId, candidates, settled: said, ...row }) => ({
    ...row,
    candidates: [...candidates],
    settled: said && {
      carId: said.carId,
      newCar: said.newCar,
      reason: said.reason,
      text: texts.get(said.textId ?? '') ?? null,
      by: { userId: said.by, name: names.get(said.by) ?? null },
      at: said.at,
    },
    allowed: importRowPermissions.allowed({ known: true, takesRows, row: open ? 'open' : 'settled' }, by, [
      'settle-import-row',
      'reopen-import-row',
    ]),
  }));
};
