import { Command } from '#kernel';
import type { ImportRolledBack } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';

/** Finish the undo of an import, with its results; no event when it is finished. */
export class FinishRollBack extends Command<ImportRolledBack['data']> {}

export const finishRollBack = ({ data, meta }: FinishRollBack, state: CatalogueImport): readonly ImportRolledBack[] =>
  importPermissions.applies('finish-roll-back', state, meta) ? [{ type: 'ImportRolledBack', data }] : [];
