import type { Command } from 'commander';
import { REFUSED, STOPPED } from '../exit-codes.ts';
import { progressBar } from '../progress-bar.ts';
import { withNewLog } from '../stores.ts';
import { type HistoryReport, historyReportText } from './history-report.ts';
import { importHistory } from './import-history.ts';

const details = `
Each line of FILE is a JSON object, oldest game version first: {"version": "15", "released": {"id": …, the whole car}} or
{"version": "16", "id": …, "changed": {only the changed fields}}. You can stop the import at any time; run it again to
continue. Repeating it changes nothing. Starter cars that are not in the file are retired. The server can stay running.`;

export const addImportHistory = (program: Command): void => {
  program
    .command('import-history')
    .description('import the changes to cars in each game version')
    .argument('<file>', 'JSON Lines, one change per line')
    .addHelpText('after', details)
    .action(async (path: string) => {
      const report = await importWithBar(path);
      console.log(historyReportText(report));
      if (report.status === 'stopped') process.exitCode = STOPPED;
      else if (report.refusals.length > 0) process.exitCode = REFUSED;
    });
};

const importWithBar = async (path: string): Promise<HistoryReport> => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  let bar: ReturnType<typeof progressBar> | undefined;
  try {
    return await withNewLog((store) =>
      importHistory({
        store,
        path,
        now: new Date().toISOString(),
        signal: stop.signal,
        onProgress: (cars, ofCars) => (bar ??= progressBar('Importing', ofCars)).to(cars),
      }),
    );
  } finally {
    bar?.end();
  }
};
