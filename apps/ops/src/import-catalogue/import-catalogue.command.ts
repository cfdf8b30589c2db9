import type { Command } from 'commander';
import { progressBar } from '../progress-bar.ts';
import { withLog } from '../stores.ts';
import { importCatalogue } from './import-catalogue.ts';
import { type ImportReport, reportText } from './import-report.ts';

const details = `
Each line of FILE is a car as a JSON object: id, name, brand, year, country, class, rq, tyre, drive, clearance, body,
seats, fuel, engine, weightKg, topSpeedMph, acceleration0to60s, handling, mra, abs, tcs, brake, prize, tags.
A line that is no car is reported and left out. Stop it at any time; run again, it goes on. Repeating it changes nothing.
Starter cars that the file lacks are retired. The server may run meanwhile.`;

/** `ops import-catalogue FILE`: exit code 1 when no line of it was a car. */
export const addImportCatalogue = (program: Command): void => {
  program
    .command('import-catalogue')
    .description('bring in a catalogue of cars')
    .argument('<file>', 'JSON lines, one car each')
    .addHelpText('after', details)
    .action(async (path: string) => {
      const report = await importWithBar(path);
      console.log(reportText(report));
      const { added, changed, unchanged, status } = report;
      if (status === 'stopped') process.exitCode = 130;
      else if (added + changed + unchanged === 0) process.exitCode = 1;
    });
};

const importWithBar = async (path: string): Promise<ImportReport> => {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  let bar: ReturnType<typeof progressBar> | undefined;
  try {
    return await withLog((store) =>
      importCatalogue({
        store,
        path,
        now: new Date().toISOString(),
        signal: stop.signal,
        onProgress: (bytes, ofBytes) => (bar ??= progressBar('Importing', ofBytes)).to(bytes),
      }),
    );
  } finally {
    bar?.end();
  }
};
