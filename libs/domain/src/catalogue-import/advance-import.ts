import { Command } from '#kernel';
import type { ImportAdvanced } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importWhoMay } from './catalogue-import.who-may.ts';
import { firstOf } from './finish-import.ts';

/** Say how far an import has come; nothing when it is known to be that far, since two processes may be at it. */
export class AdvanceImport extends Command<ImportAdvanced['data']> {}

export const advanceImport = ({ data, meta }: AdvanceImport, state: CatalogueImport): readonly ImportAdvanced[] => {
  const isRunning = importWhoMay.applies('advance-import', state, meta);
  return isRunning && data.lines > state.lines
    ? [{ type: 'ImportAdvanced', data: { ...data, ...firstOf(data.refusals) } }]
    : [];
};
