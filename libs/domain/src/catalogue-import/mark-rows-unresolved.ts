import { Command } from '#kernel';
import type { ImportRowLeftOpen } from './catalogue-import.events.ts';
import { importRowIn, importRowPermissions } from './catalogue-import.permissions.ts';
import type { ImportRows } from './import-rows.state.ts';

/** Rows that an import may leave open: with as many resolutions it stays within the budget of a stream. */
export const MAX_OPEN_ROWS = 400;

/** Leave rows for moderators to resolve; those that are open or resolved already are left alone. */
export class MarkRowsUnresolved extends Command<{
  readonly importId: string;
  readonly rows: readonly Omit<ImportRowLeftOpen['data'], 'importId'>[];
}> {}

export const markRowsUnresolved = (
  { data, meta }: MarkRowsUnresolved,
  state: ImportRows,
): readonly ImportRowLeftOpen[] => {
  const room = MAX_OPEN_ROWS - Object.keys(state.rows).length;
  return data.rows
    .filter(({ row }) => importRowPermissions.applies('mark-rows-unresolved', importRowIn(state, row), meta))
    .slice(0, Math.max(0, room))
    .map((row) => ({ type: 'ImportRowLeftOpen', data: { importId: data.importId, ...row } }));
};
