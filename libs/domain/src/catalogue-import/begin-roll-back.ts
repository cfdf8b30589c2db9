import { Command } from '#kernel';
import type { ImportRollBackBegun } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';

/** Start to undo an import's changes to cars; no event when that has started. */
export class BeginRollBack extends Command<{ readonly importId: string }> {}

export const beginRollBack = (
  { data, meta }: BeginRollBack,
  state: CatalogueImport,
): readonly ImportRollBackBegun[] => {
  importPermissions.check('begin-roll-back', state, meta, { importId: data.importId });
  return state.status === 'rolling-back' ? [] : [{ type: 'ImportRollBackBegun', data }];
};
