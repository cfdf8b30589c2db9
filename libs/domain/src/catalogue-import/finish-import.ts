import { Command } from '#kernel';
import type { ImportFinished } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importWhoMay } from './catalogue-import.who-may.ts';

/** Say that an import is done, with its report; nothing when that is known. */
export class FinishImport extends Command<ImportFinished['data']> {}

export const finishImport = ({ data, meta }: FinishImport, state: CatalogueImport): readonly ImportFinished[] =>
  importWhoMay.applies('finish-import', state, meta) ? [{ type: 'ImportFinished', data }] : [];
