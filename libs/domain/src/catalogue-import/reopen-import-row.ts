import { Command, RuleBroken } from '#kernel';
import type { ImportRowReopened } from './catalogue-import.events.ts';
import { importRowIn, importRowWhoMay } from './catalogue-import.who-may.ts';
import type { ImportRows } from './import-rows.state.ts';

/** Facts about rows that an import takes: the rest of its stream's budget is for its progress and its undoing. */
const MAX_SAID_OF_ROWS = 900;

/** Take back what was said of a row: it waits again, and what followed from it is undone. */
export class ReopenImportRow extends Command<{ readonly importId: string; readonly row: number }> {}

export const reopenImportRow = ({ data, meta }: ReopenImportRow, state: ImportRows): readonly ImportRowReopened[] => {
  const { importId, row } = data;
  importRowWhoMay.check('reopen-import-row', importRowIn(state, row), meta, { importId, row });
  const open = Object.values(state.rows).filter(({ settled }) => !settled).length;
  // Every row that is open then must still be settled.
  if (state.said + open + 2 > MAX_SAID_OF_ROWS) throw new RuleBroken('import-rows-full', { importId, row });
  return [{ type: 'ImportRowReopened', data: { importId, row } }];
};
