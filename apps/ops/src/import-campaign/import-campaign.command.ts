import type { Command } from 'commander';
import { carResolver } from '#racing';
import { loadCarIndex } from '../car-identity/car-index.ts';
import { REFUSED } from '../exit-codes.ts';
import { writeReport } from '../import-report/write-report.ts';
import { withStores } from '../stores.ts';
import { type CampaignRow, importCampaign } from './import-campaign.ts';

const details = `
FILE is JSON, [{"place": "YB Coast Cup", "match": 1, "cars": ["A_2001", "B_1999"], "tracks": ["mile4_a00", …]}], or CSV with
the columns place, match, car1 to car3 and track1 to track5. Cars are IDs or names, the most likely first: two (80 and 20 %),
three (70, 20 and 10 %) or none; tracks are the five codes of the races in order. An omitted list stays as it is. A match
that differs gets its new values from that game version on; older versions stay unchanged.`;

type Options = { readonly version: string; readonly dryRun?: boolean; readonly report?: string };

export const addImportCampaign = (program: Command): void => {
  program
    .command('import-campaign')
    .description('import campaign places and matches with their prize cars and tracks')
    .argument('<file>', 'JSON or CSV, one match per line')
    .requiredOption('--version <version>', 'game version from which they apply, such as 26')
    .option('--dry-run', 'show what would change without changing anything')
    .option('--report <file>', 'write the result of each match as JSON Lines')
    .addHelpText('after', details)
    .action(async (path: string, { version: gameVersion, dryRun = false, report }: Options) => {
      const now = new Date().toISOString();
      const rows = await withStores(async ({ eventStore: store, readStore }) => {
        const resolve = carResolver((await loadCarIndex(store, readStore)).values());
        return importCampaign({ store, path, gameVersion, now, dryRun, resolve });
      });
      if (report !== undefined) await writeReport(report, { gameVersion, dryRun }, rows);
      console.log(campaignText(rows, dryRun));
      if (rows.some(({ outcome }) => outcome === 'refused')) process.exitCode = REFUSED;
    });
};

const campaignText = (rows: readonly CampaignRow[], dryRun: boolean): string => {
  const times = (outcome: CampaignRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return [
    dryRun ? 'Nothing was written. An import of this file would give:' : 'Matches imported.',
    `  ${times('changed')} changed, ${times('unchanged')} unchanged, ${times('refused')} refused`,
    ...rows.filter(({ outcome }) => outcome !== 'unchanged').map((row) => `  ${rowText(row)}`),
  ].join('\n');
};

const rowText = (row: CampaignRow): string => {
  const name = `line ${row.at}, ${row.place} ${row.match}`;
  if (row.outcome === 'refused') return `${name} refused: ${row.reason}`;
  return row.outcome === 'changed' ? `${name}: ${changesText(row.changes)}` : name;
};

const changesText = ({ carIds, trackCodes }: Extract<CampaignRow, { outcome: 'changed' }>['changes']): string =>
  [...(carIds ? [`cars ${carIds.join(', ')}`] : []), ...(trackCodes ? [`tracks ${trackCodes.join(' ')}`] : [])].join(
    '; ',
  );
