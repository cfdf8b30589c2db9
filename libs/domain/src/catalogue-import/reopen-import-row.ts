import { Command } from '#kernel';
import type { ImportRowReopened } from './catalogue-import.events.ts';
import { importRowIn, importRowPermissions } from './catalogue-import.permissions.ts';
import type { ImportRows } from './import-rows.state.ts';

/** Reopen a resolved row: it waits again, and the effects of its resolution are undone. */
export class ReopenImportRow extends Command<{ readonly importId: string; readonly row: number }> {}

export const reopenImportRow = ({ data, meta }: ReopenImportRow, state: ImportRows): readonly ImportRowReopened[] => {
  const { importId, row } = data;
  importRowPermissions.check('reopen-import-row', importRowIn(state, row), meta, { importId, row });
  return [{ type: 'ImportRowReopened', data: { importId, row } }];
};
