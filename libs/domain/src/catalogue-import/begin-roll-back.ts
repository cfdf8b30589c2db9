import { Command, RuleBroken } from '#kernel';
import type { ImportRollBackBegun } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { checkMayOnImport } from './catalogue-import.who-may.ts';

/** Begin to undo what an import did to cars; nothing when that has begun. */
export class BeginRollBack extends Command<{ readonly importId: string }> {}

export const beginRollBack = (
  { data, meta }: BeginRollBack,
  state: CatalogueImport,
): readonly ImportRollBackBegun[] => {
  checkMayOnImport('begin-roll-back', meta);
  if (state.status === 'unknown') throw new RuleBroken('import-unknown', { importId: data.importId });
  if (state.status === 'rolled-back') throw new RuleBroken('import-rolled-back', { importId: data.importId });
  return state.status === 'rolling-back' ? [] : [{ type: 'ImportRollBackBegun', data }];
};
