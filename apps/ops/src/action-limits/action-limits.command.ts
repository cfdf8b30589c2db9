import type { Command } from 'commander';
import { actionLimitsText } from './action-limits-text.ts';

/** `ops action-limits`: prints docs/action-limits.md. */
export const addActionLimits = (program: Command): void => {
  program
    .command('action-limits')
    .alias('standing')
    .description('print what an account may do to others, by how far it is known, as Markdown')
    .action(() => void process.stdout.write(actionLimitsText()));
};
