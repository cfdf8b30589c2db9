import { join } from 'node:path';
import type { Command } from 'commander';
import { operateWithBar } from '../operate-with-bar.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { withLog } from '../stores.ts';
import { backUp, checkTarget } from './back-up.ts';
import { checkDatabase } from './check-copy.sqlite.ts';
import { BACKED_UP, checkHasAll, dataFolder } from './data-folder.ts';

const details = `
An earlier backup folder is updated: only new uploads are copied, and the earlier backup stays until the new one is complete.
backup.json lists the SHA-256 of every file; \`restore\` and \`drill\` compare them.`;

export const addBackup = (program: Command): void => {
  program
    .command('backup')
    .description('back up the log, accounts and files of the embedded stores; works while the server is running')
    .argument('<folder>', 'a new folder, or an earlier backup folder to update')
    .addOption(reasonOption())
    .addHelpText('after', details)
    .action(async (to: string, { reason }: WithReason) => {
      const from = dataFolder(process.env);
      checkHasAll(from.folder, BACKED_UP);
      await checkTarget(to);
      // The originals: a compacted copy of a damaged file can look sound, and lack the unreadable part.
      for (const file of BACKED_UP) checkDatabase(join(from.folder, file));
      const done = await withLog((eventStore) =>
        operateWithBar(
          { eventStore },
          { act: 'backup', reason },
          () => 'Backing up',
          (watching) => backUp(from, to, watching),
        ),
      );
      if (!done) return;
      const { files, filesCopied, bytes } = done.figures;
      console.log(`Backed up to ${to}: ${files} files, ${bytes} bytes; uploaded files copied now: ${filesCopied}.`);
      console.log('Keep the erasure journal in another place: a restore needs the newest one.');
    });
};
