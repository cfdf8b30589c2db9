import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { BACKED_UP, checkHasAll, dataFolder } from '../backup/data-folder.ts';
import { REFUSED } from '../exit-codes.ts';
import { operateWithBar } from '../operate-with-bar.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { withStores } from '../stores.ts';
import { table } from '../table.ts';
import { checkBackup } from '../restore/put-back.ts';
import { drill } from './drill.ts';

const details = `
The installation is not changed: the backup is restored to a separate folder, which is removed afterwards. The server can
stay running.`;

/** `ops drill FOLDER`: exit code 1 when a restored view differs from the live one. */
export const addDrill = (program: Command): void => {
  program
    .command('drill')
    .description(
      'test a restore: restore to a temporary folder, build the views, compare them with the live ones, and time it',
    )
    .argument('<folder>', 'a folder created by `backup`')
    .option('--scratch <folder>', 'temporary folder with enough space', tmpdir())
    .addOption(reasonOption())
    .addHelpText('after', details)
    .action(async (from: string, { scratch, reason }: WithReason & { readonly scratch: string }) => {
      const { folder } = dataFolder(process.env);
      checkHasAll(folder, BACKED_UP);
      const note = await checkBackup(from);
      const place = await mkdtemp(join(resolve(scratch), 'tdr-drill-'));
      try {
        await withStores(async (stores) => {
          const label = (view: string) => `Drill: ${view}`;
          const done = await operateWithBar(stores, { act: 'drill', reason }, label, (watching) =>
            drill(stores, { from, place, note }, watching),
          );
          if (!done) return;
          console.log(
            table(
              ['', ''],
              Object.entries(done.figures).map(([name, value]) => [name, String(value)]),
            ),
          );
          console.log(done.outcome === 'done' ? 'The backup is good.' : `WRONG: ${done.wrong.join(', ')}`);
          if (done.outcome === 'wrong') process.exitCode = REFUSED;
        });
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    });
};
