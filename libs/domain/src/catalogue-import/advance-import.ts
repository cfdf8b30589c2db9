import { Command } from '#kernel';
import type { ImportAdvanced } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';
import { firstOf } from './finish-import.ts';

/** Record the progress of an import; no event when it is known, as two processes may run it. */
export class AdvanceImport extends Command<ImportAdvanced['data']> {}

export const advanceImport = ({ data, meta }: AdvanceImport, state: CatalogueImport): readonly ImportAdvanced[] => {
  const isRunning = importPermissions.applies('advance-import', state, meta);
  return isRunning && data.lines > state.lines
    ? [{ type: 'ImportAdvanced', data: { ...data, ...firstOf(data.refusals) } }]
    : [];
};
