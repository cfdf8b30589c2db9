import type { Command } from 'commander';
import { permissionsText } from './permissions-text.ts';

/** `ops permissions`: prints docs/permissions.md. */
export const addPermissions = (program: Command): void => {
  program
    .command('permissions')
    .alias('who-may')
    .description('print the permission tables as Markdown')
    .action(() => void process.stdout.write(permissionsText()));
};
