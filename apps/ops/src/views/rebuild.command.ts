import type { Command } from 'commander';
import { rebuildView } from '#read-store';
import { progressBar } from '../progress-bar.ts';
import { withStores } from '../stores.ts';
import { findProjection } from './find-projection.ts';

/** `ops rebuild VIEW`. */
export const addRebuild = (program: Command): void => {
  program
    .command('rebuild')
    .description('build a view again from the log, beside the live one, and switch in one step')
    .argument('<view>', 'name of the view, as `status` lists it')
    .action(async (name: string) => {
      const projection = findProjection(name);
      await withStores(async (stores) => {
        const bar = progressBar(`Rebuilding ${name}`, await stores.eventStore.head());
        const rebuilt = await rebuildView({
          ...stores,
          projection,
          onProgress: ({ position }) => bar.to(position),
        }).finally(() => bar.end());
        console.log(`View ${name} is built anew, up to position ${rebuilt.position}.`);
        const { comparison } = rebuilt;
        if (!comparison) return;
        console.log(`  ${comparison.documents} documents, hash ${comparison.replayedHash}`);
        console.log(comparison.equal ? '  the same as before' : '  the one before differed');
      });
    });
};
