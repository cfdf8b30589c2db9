import { Command } from '#kernel';
import type { ImportPlanned } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';

/** Start an import; no event when it has started. */
export class PlanImport extends Command<ImportPlanned['data']> {}

export const planImport = ({ data, meta }: PlanImport, state: CatalogueImport): readonly ImportPlanned[] =>
  importPermissions.applies('plan-import', state, meta) ? [{ type: 'ImportPlanned', data }] : [];
