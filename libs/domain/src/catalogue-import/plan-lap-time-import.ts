import { Command } from '#kernel';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { LapTimeImportPlanned } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importPermissions } from './catalogue-import.permissions.ts';

/** Start an import of lap times from a file; no event when it has started. */
export class PlanLapTimeImport extends Command<LapTimeImportPlanned['data']> {}

export const planLapTimeImport = (
  { data, meta }: PlanLapTimeImport,
  state: CatalogueImport,
): readonly LapTimeImportPlanned[] => {
  const isNew = importPermissions.applies('plan-lap-time-import', state, meta);
  checkGameVersion(data.gameVersion);
  return isNew ? [{ type: 'LapTimeImportPlanned', data }] : [];
};
