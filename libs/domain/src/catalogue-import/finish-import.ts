import { Command } from '#kernel';
import type { ImportFinished } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';

/** Refused lines in the report, and characters of each: they fit into one event. */
const REFUSALS = 200;
const REASON_CHARACTERS = 160;

/** Finish an import, with its report; no event when it is finished. */
export class FinishImport extends Command<ImportFinished['data']> {}

export const finishImport = ({ data, meta }: FinishImport, state: CatalogueImport): readonly ImportFinished[] =>
  importPermissions.applies('finish-import', state, meta)
    ? [{ type: 'ImportFinished', data: { ...data, ...firstOf(data.refusals) } }]
    : [];

/** The first refused lines, shortened to fit into an event. */
export const firstOf = (refusals: ImportFinished['data']['refusals']) =>
  refusals && {
    refusals: refusals
      .slice(0, REFUSALS)
      .map(({ line, reason }) => ({ line, reason: reason.slice(0, REASON_CHARACTERS) })),
  };
