import type { Command } from 'commander';
import { standingText } from './standing-text.ts';

/** `ops standing`: prints docs/standing.md. */
export const addStanding = (program: Command): void => {
  program
    .command('standing')
    .description('print what an account may do to others, by how far it is known, as Markdown')
    .action(() => void process.stdout.write(standingText()));
};
