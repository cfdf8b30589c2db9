import { Command } from 'commander';
import { EventStoreUnavailable } from '#event-store';
import {
  CheckpointBeyondLog,
  CheckpointForeign,
  ReadStoreUnavailable,
  RebuildOvertaken,
  RebuildRunning,
} from '#read-store';
import { addGrantAdmin } from './grant-admin/grant-admin.command.ts';
import { addImportCatalogue } from './import-catalogue/import-catalogue.command.ts';
import { Mistake } from './mistake.ts';
import { addRollBackImport } from './roll-back-import/roll-back-import.command.ts';
import { addReplayParked } from './views/replay-parked.command.ts';
import { addRebuild } from './views/rebuild.command.ts';
import { addStatus } from './views/status.command.ts';
import { addVerify } from './views/verify.command.ts';
import { addWhoMay } from './who-may/who-may.command.ts';

const environment = `
Environment:
  DATA_DIR          folder of the log and the views (default: data)
  EVENT_STORE_URL   sqlite:<file>, kurrentdb://… or esdb://… (default: sqlite:$DATA_DIR/log.sqlite)
  READ_STORE_URL    sqlite:<folder> or mongodb://… (default: sqlite:$DATA_DIR/views)`;

const program = new Command('ops')
  .description('Track Day Records, for the people who run it. Every command may run beside a running server.')
  .showHelpAfterError()
  .addHelpText('after', environment);

const commands = [
  addImportCatalogue,
  addRollBackImport,
  addStatus,
  addRebuild,
  addVerify,
  addReplayParked,
  addWhoMay,
  addGrantAdmin,
];
for (const add of commands) add(program);

/** What these say is enough; anything else is a fault of ours and shows where it comes from. */
const PLAIN = [
  Mistake,
  EventStoreUnavailable,
  ReadStoreUnavailable,
  RebuildRunning,
  RebuildOvertaken,
  CheckpointForeign,
  CheckpointBeyondLog,
];

try {
  await program.parseAsync();
} catch (error) {
  console.error(PLAIN.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = 1;
}
