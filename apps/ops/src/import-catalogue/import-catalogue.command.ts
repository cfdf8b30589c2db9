import { carIdentity } from '#imports';
import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { loadCarIndex } from '../car-identity/car-index.ts';
import { writeReport } from '../import-report/write-report.ts';
import { REFUSED, STOPPED } from '../exit-codes.ts';
import { checkIsOut } from '../game-version/check-is-out.ts';
import { newestVersion } from '../game-version/newest-version.ts';
import { Mistake } from '../mistake.ts';
import { withStopAndBar } from '../stop-and-bar.ts';
import { withNewStores } from '../stores.ts';
import { type ColumnMapping, parseMapping, parseMappingFile } from './csv/column-mapping.ts';
import { importCatalogue } from './import-catalogue.ts';
import { type ImportReport, reportText } from './import-report.ts';

const details = `
Each line of FILE is a car as a JSON object: id, name, brand, year, country, class, rq, tyre, drive, clearance, body,
seats, fuel, engine, weightKg, topSpeedMph, acceleration0to60s, handling, mra, abs, tcs, brake, prize, tags.
Or FILE is CSV with a header: commas, semicolons or tabs, one car per line. Columns are recognised by their usual names and
units ("Make", "Weight (lb)", "Top speed km/h"); map others with --map. Without an id column a car is matched by its brand,
name and year, and a new car gets an ID made from them; without a class column the RQ determines the class.
A line without a valid car is reported and skipped. You can stop the import at any time; run it again to continue. Repeating
it changes nothing. Stats apply from the game version of --version, by default the newest one released here. Starter cars
that are not in the file are retired. The server can stay running.`;

type Options = {
  readonly map?: ColumnMapping;
  readonly mapFile?: string;
  readonly version?: string;
  readonly dryRun?: true;
  readonly report?: string;
};

export const addImportCatalogue = (program: Command): void => {
  program
    .command('import-catalogue')
    .description('import a car catalogue')
    .argument('<file>', 'JSON Lines or CSV, one car per line')
    .addOption(
      new Option('--map <pairs>', 'map CSV columns to fields: name=Model,weight=Mass:lb')
        .argParser(parseMapping)
        .conflicts('mapFile'),
    )
    .option('--map-file <file>', 'the same mapping as a JSON object in a file')
    .option('--version <version>', 'game version of the list, such as 26 (default: the newest)')
    .option('--dry-run', 'show what would change without changing anything')
    .option('--report <file>', 'write the result of each line as JSON Lines')
    .addHelpText('after', details)
    .action(async (path: string, options: Options) => {
      const report = await importWithBar(path, options);
      const { rows, ...summary } = report;
      if (options.report !== undefined) await writeReport(options.report, summary, rows);
      console.log(reportText(report));
      if (report.status === 'stopped') process.exitCode = STOPPED;
      else if (report.refused > 0) process.exitCode = REFUSED;
    });
};

const importWithBar = async (path: string, { map, mapFile, version, dryRun }: Options): Promise<ImportReport> => {
  const mapping = mapFile === undefined ? map : parseMappingFile(await textOf(mapFile));
  return withStopAndBar('Importing', (watching) =>
    withNewStores(async ({ eventStore: store, readStore }) => {
      if (version !== undefined) await checkIsOut(store, version);
      return importCatalogue({
        store,
        path,
        gameVersion: version ?? (await newestVersion(store, readStore)),
        ...(version === undefined ? {} : { ofVersion: version }),
        now: new Date().toISOString(),
        dryRun: dryRun ?? false,
        identity: async () => carIdentity((await loadCarIndex(store, readStore)).values()),
        ...(mapping ? { mapping } : {}),
        ...watching,
      });
    }),
  );
};

const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new Mistake(`Mapping file not found: ${path}`);
  });
