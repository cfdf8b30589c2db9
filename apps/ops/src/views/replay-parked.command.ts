import type { Command } from 'commander';
import { replayParked } from '#read-store';
import { REFUSED } from '../exit-codes.ts';
import { withStores } from '../stores.ts';
import { findProjection } from './find-projection.ts';

/** `ops replay-parked VIEW`: exit code 1 when something is still parked. */
export const addReplayParked = (program: Command): void => {
  program
    .command('replay-parked')
    .description('fold the events that a view has parked, after its projection was put right')
    .argument('<view>', 'name of the view, as `status` lists it')
    .action(async (name: string) => {
      const projection = findProjection(name);
      const { documents, stillParked, needRebuild } = await withStores((stores) =>
        replayParked({ ...stores, projection }),
      );
      console.log(`Documents of ${name} that are up to date again: ${documents}`);
      for (const { key, position, error } of stillParked)
        console.log(`  still parked: ${key} at ${position}: ${error}`);
      if (needRebuild.length > 0) console.log(`  ${needRebuild.length} events need \`rebuild ${name}\`.`);
      if (stillParked.length + needRebuild.length > 0) process.exitCode = REFUSED;
    });
};
