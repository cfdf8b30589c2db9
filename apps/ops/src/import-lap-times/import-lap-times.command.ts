import type { Command } from 'commander';
import { currentGameVersion } from '#racing';
import { REFUSED, STOPPED } from '../exit-codes.ts';
import { checkIsOut } from '../game-version/check-is-out.ts';
import { newestVersion } from '../game-version/newest-version.ts';
import { writeReport } from '../import-report/write-report.ts';
import { withStopAndBar } from '../stop-and-bar.ts';
import { withStores } from '../stores.ts';
import { timesLookups } from './times-lookups.ts';
import { importLapTimes, type LapTimesReport, lapTimesText } from './import-lap-times.ts';

const details = `
Each line of FILE is a time as a JSON object, {"car": "Acura_Integra_Type_R_2001", "tune": "233", "track": "mile4",
"condition": "11", "seconds": 26.46}, or FILE is CSV with the same names in its header. car is an ID, GUID or number;
otherwise use brand, name and year. track with condition can be one code (mile4_a11). The time is seconds, mph on a test
bowl, dnf, or time as players type it (1:24.50). gameVersion is the version in which it was measured. Other fields are ignored.
A line without a valid time or a certain car is reported and skipped. An imported time is added to the times of members and
counts like theirs; an outlier waits for review. You can stop the import at any time; run it again to continue. Repeating it
changes nothing; roll-back-import withdraws its times. The server can stay running.`;

type Options = { readonly version?: string; readonly dryRun?: true; readonly report?: string };

export const addImportLapTimes = (program: Command): void => {
  program
    .command('import-lap-times')
    .description('import lap times')
    .argument('<file>', 'JSON Lines or CSV, one time per line')
    .option('--version <version>', 'game version of the times, such as 26 (default: the newest)')
    .option('--dry-run', 'show what would change without changing anything')
    .option('--report <file>', 'write the result of each line as JSON Lines')
    .addHelpText('after', details)
    .action(async (path: string, options: Options) => {
      const report = await brought(path, options);
      const { rows, ...summary } = report;
      if (options.report !== undefined) await writeReport(options.report, summary, rows);
      console.log(lapTimesText(report));
      if (report.status === 'stopped') process.exitCode = STOPPED;
      else if (report.refused > 0) process.exitCode = REFUSED;
    });
};

const brought = (
  path: string,
  { version, dryRun = false }: { version?: string; dryRun?: boolean },
): Promise<LapTimesReport> =>
  withStopAndBar('Importing', (watching) =>
    withStores(async ({ eventStore: store, readStore }) => {
      if (version !== undefined) await checkIsOut(store, version);
      const gameVersion = version ?? (await newestVersion(store, readStore)) ?? currentGameVersion;
      const around = await timesLookups(store, readStore);
      return importLapTimes({ store, path, gameVersion, around, now: new Date().toISOString(), dryRun, ...watching });
    }),
  );
