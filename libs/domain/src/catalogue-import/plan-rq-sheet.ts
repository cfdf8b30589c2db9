import { Command } from '#kernel';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { RqSheetPlanned } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';

/** Start an import of a sheet of ratings; no event when it has started. */
export class PlanRqSheet extends Command<RqSheetPlanned['data']> {}

export const planRqSheet = ({ data, meta }: PlanRqSheet, state: CatalogueImport): readonly RqSheetPlanned[] => {
  const isNew = importPermissions.applies('plan-rq-sheet', state, meta);
  checkGameVersion(data.gameVersion);
  return isNew ? [{ type: 'RqSheetPlanned', data }] : [];
};
