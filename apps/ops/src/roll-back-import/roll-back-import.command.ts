import type { Command } from 'commander';
import { rollBackImport, type RollBackReport } from '#imports';
import { RuleBroken } from '#kernel';
import { STOPPED } from '../exit-codes.ts';
import { writeReport } from '../import-report/write-report.ts';
import { Mistake } from '../mistake.ts';
import { withStopAndBar } from '../stop-and-bar.ts';
import { namesOf, withLog } from '../stores.ts';
import { retainedBy, rollBackText } from './roll-back-report.ts';

const details = `
Each car returns to its state before the import: its values are restored; it is retired if the import added it, and reinstated
if the import retired it. Imported times are withdrawn. Values that were changed again since then, or that a moderator
confirmed, stay and are reported. Stop the import first if it is still running. You can stop this command at any time; run it
again to continue. Demo times that the import ended do not return.`;

type Options = { readonly dryRun?: true; readonly report?: string };

export const addRollBackImport = (program: Command): void => {
  program
    .command('roll-back-import')
    .description('undo an import')
    .argument('<id>', 'import ID from its report, such as 2026-3')
    .option('--dry-run', 'show what would change without changing anything')
    .option('--report <file>', 'write the result of each car as JSON Lines')
    .addHelpText('after', details)
    .action(async (importId: string, { dryRun, report: path }: Options) => {
      const report = await undone(importId, dryRun ?? false);
      const { rows, ...summary } = report;
      if (path !== undefined) await writeReport(path, summary, rows);
      console.log(rollBackText(report, await namesOf(retainedBy(report))));
      if (report.status === 'stopped') process.exitCode = STOPPED;
    });
};

const mistakes: Readonly<Record<string, (importId: string) => string>> = {
  'import-unknown': (importId) => `Import ${importId} does not exist.`,
  'import-rolled-back': (importId) => `Import ${importId} is already undone.`,
};

const undone = async (importId: string, dryRun: boolean): Promise<RollBackReport> => {
  try {
    return await withStopAndBar('Undoing', (watching) =>
      withLog((store) => rollBackImport({ store, importId, dryRun, now: new Date().toISOString(), ...watching })),
    );
  } catch (error) {
    const mistake = error instanceof RuleBroken ? mistakes[error.code] : undefined;
    throw mistake ? new Mistake(mistake(importId)) : error;
  }
};
