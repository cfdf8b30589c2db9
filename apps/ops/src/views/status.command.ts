import type { Command } from 'commander';
import { REFUSED } from '../exit-codes.ts';
import { table } from '../table.ts';
import { withStores } from '../stores.ts';
import { readStatus, type StatusOfView } from './read-status.ts';

/** `ops status`. */
export const addStatus = (program: Command): void => {
  program
    .command('status')
    .description('how far the log and each view are, who works them, and what is parked')
    .action(async () => {
      const { logId, head, views } = await withStores(readStatus);
      console.log(`log ${logId}, at position ${head}\n`);
      console.log(table(['view', 'position', 'behind', 'worked by', 'parked'], views.map(row)));
      for (const { view, parked } of views) {
        for (const { key, position, error } of parked) console.log(`\n${view} parked ${key} at ${position}: ${error}`);
      }
      if (views.some(({ parked }) => parked.length > 0)) process.exitCode = REFUSED;
    });
};

const row = ({ view, position, behind, holder, parked, known }: StatusOfView): readonly string[] => [
  known ? view : `${view} (not of this release)`,
  position === undefined ? 'not built' : String(position),
  behind === undefined ? '-' : String(behind),
  holder ?? 'nobody',
  parked.length === 0 ? '-' : `${parked.length} events`,
];
