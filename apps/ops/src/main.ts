import { Command } from 'commander';
import { AccountsRefused, ErasureJournalUnwritable } from '#accounts';
import { EventStoreUnavailable, FolderInUse, makeFilesPrivate } from '#event-store';
import { PartMissing } from '#operations';
import {
  CheckpointBeyondLog,
  CheckpointForeign,
  LeaseLost,
  NothingStaged,
  StagedOutdated,
  ReadStoreUnavailable,
  RebuildOvertaken,
  RebuildRunning,
} from '#read-store';
import { addBackup } from './backup/backup.command.ts';
import { BackupRefused } from './backup/check-copy.sqlite.ts';
import { addDrill } from './drill/drill.command.ts';
import { addErase } from './erase/erase.command.ts';
import { exitCodesText, REFUSED, WRONG_USE } from './exit-codes.ts';
import { addExportPublic } from './export-public/export-public.command.ts';
import { addGrantAdmin } from './grant-admin/grant-admin.command.ts';
import { addImportCampaign } from './import-campaign/import-campaign.command.ts';
import { addImportCatalogue } from './import-catalogue/import-catalogue.command.ts';
import { addImportHistory } from './import-history/import-history.command.ts';
import { addImportLapTimes } from './import-lap-times/import-lap-times.command.ts';
import { addImportSheet } from './import-sheet/import-sheet.command.ts';
import { Mistake } from './mistake.ts';
import { addRedactTexts } from './redact-texts/redact-texts.command.ts';
import { addReports } from './reports/reports.command.ts';
import { addRollBackImport } from './roll-back-import/roll-back-import.command.ts';
import { addSteer } from './operations/steer.command.ts';
import { addAfterRestore } from './restore/after-restore.command.ts';
import { addRestore } from './restore/restore.command.ts';
import { addFeature } from './feature/feature.command.ts';
import { addReplayParked } from './views/replay-parked.command.ts';
import { addRebuild } from './views/rebuild.command.ts';
import { addStatus } from './views/status.command.ts';
import { addSwitch } from './views/switch.command.ts';
import { addVerify } from './views/verify.command.ts';
import { addVisits } from './visits/visits.command.ts';
import { addPermissions } from './permissions/permissions.command.ts';
import { addActionLimits } from './action-limits/action-limits.command.ts';

const environment = `
Environment:
  DATA_DIR          folder for the log and views (default: data)
  EVENT_STORE_URL   sqlite:<file>, kurrentdb://… or esdb://… (default: sqlite:$DATA_DIR/log.sqlite)
  ACCOUNTS_URL      sqlite:<file> or mongodb://… (default: sqlite:$DATA_DIR/accounts.sqlite)
  READ_STORE_URL    sqlite:<folder> or mongodb://… (default: sqlite:$DATA_DIR/views)`;

// Backups and reports contain private data, too.
makeFilesPrivate();

const program = new Command('ops')
  .description('Command line for operators of Track Day Records. Most commands can run while the server is running.')
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : WRONG_USE))
  .addHelpText('after', environment)
  .addHelpText('afterAll', exitCodesText);

for (const add of [
  addImportCatalogue,
  addImportSheet,
  addImportCampaign,
  addImportLapTimes,
  addRollBackImport,
  addImportHistory,
  addStatus,
  addRebuild,
  addSwitch,
  addSteer,
  addVerify,
  addReplayParked,
  addPermissions,
  addActionLimits,
  addGrantAdmin,
  addErase,
  addFeature,
  addBackup,
  addRestore,
  addRedactTexts,
  addAfterRestore,
  addDrill,
  addExportPublic,
  addVisits,
  addReports,
])
  add(program);

/** Errors whose message is enough; any other is our bug and shows its stack. */
const PLAIN = [
  Mistake,
  PartMissing,
  AccountsRefused,
  ErasureJournalUnwritable,
  BackupRefused,
  EventStoreUnavailable,
  FolderInUse,
  ReadStoreUnavailable,
  RebuildRunning,
  RebuildOvertaken,
  LeaseLost,
  NothingStaged,
  StagedOutdated,
  CheckpointForeign,
  CheckpointBeyondLog,
];

try {
  await program.parseAsync();
} catch (error) {
  console.error(PLAIN.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = error instanceof Mistake ? WRONG_USE : REFUSED;
}
