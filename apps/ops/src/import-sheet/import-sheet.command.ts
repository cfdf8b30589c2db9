import type { Command } from 'commander';
import { loadCarIndex } from '../car-identity/car-index.ts';
import { type ColumnMapping, parseMapping } from '../import-catalogue/csv/column-mapping.ts';
import { REFUSED, STOPPED } from '../exit-codes.ts';
import { writeReport } from '../import-report/write-report.ts';
import { withStopAndBar } from '../stop-and-bar.ts';
import { withStores } from '../stores.ts';
import { importSheet, type SheetReport, sheetText } from './import-sheet.ts';

const details = `
FILE is CSV with a header: name, brand, year and new RQ of one car per row, in any order, with the usual column names; set
others with --map name=…,rq=…. A row that matches exactly one car by brand, name and year (ignoring case and accents)
changes it in that game version; a moderator decides on every other row.`;

type Options = {
  readonly version: string;
  readonly map?: ColumnMapping;
  readonly dryRun?: true;
  readonly report?: string;
};

export const addImportSheet = (program: Command): void => {
  program
    .command('import-sheet')
    .description('import a sheet of changed RQ values')
    .argument('<file>', 'CSV, one car per row')
    .requiredOption('--version <version>', 'game version of the RQ values, such as 26')
    .option('--map <pairs>', 'map columns to fields: name=Model,rq=New', parseMapping)
    .option('--dry-run', 'show what would change without changing anything')
    .option('--report <file>', 'write the result of each row as JSON Lines')
    .addHelpText('after', details)
    .action(async (path: string, options: Options) => {
      const report = await brought(path, options);
      const { rows, ...summary } = report;
      if (options.report !== undefined) await writeReport(options.report, summary, rows);
      console.log(sheetText(report));
      if (report.status === 'stopped') process.exitCode = STOPPED;
      else if (report.rows.some(({ outcome }) => outcome === 'refused')) process.exitCode = REFUSED;
    });
};

const brought = (path: string, { version: gameVersion, map, dryRun }: Options): Promise<SheetReport> =>
  withStopAndBar('Importing', (watching) =>
    withStores(async ({ eventStore: store, readStore }) => {
      const cars = (await loadCarIndex(store, readStore)).values();
      const now = new Date().toISOString();
      const reading = { dryRun: dryRun ?? false, ...(map ? { mapping: map } : {}) };
      return importSheet({ store, path, gameVersion, cars, now, ...reading, ...watching });
    }),
  );
