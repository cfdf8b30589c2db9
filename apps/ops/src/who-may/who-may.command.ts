import type { Command } from 'commander';
import { whoMayText } from './who-may-text.ts';

/** `ops who-may`: prints docs/who-may.md. */
export const addWhoMay = (program: Command): void => {
  program
    .command('who-may')
    .description('print the permission tables as Markdown')
    .action(() => void process.stdout.write(whoMayText()));
};
