import { Command } from '#kernel';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { RqSheetPlanned } from './catalogue-import.events.ts';
import type { CatalogueImport } from './catalogue-import.state.ts';
import { importWhoMay } from './catalogue-import.who-may.ts';

/** Begin to bring in a sheet of ratings; nothing when it has begun. */
export class PlanRqSheet extends Command<RqSheetPlanned['data']> {}

export const planRqSheet = ({ data, meta }: PlanRqSheet, state: CatalogueImport): readonly RqSheetPlanned[] => {
  const isNew = importWhoMay.applies('plan-rq-sheet', state, meta);
  checkGameVersion(data.gameVersion);
  return isNew ? [{ type: 'RqSheetPlanned', data }] : [];
};
