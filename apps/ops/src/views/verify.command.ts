import type { Command } from 'commander';
import { ALL_VIEWS } from '#operations';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { runViewWork } from './run-view-work.ts';

/** `ops verify [VIEW]`: exit code 1 when one is wrong. */
export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .description('replay the log into a temporary view and compare its hash with the live one')
    .argument('[view]', 'view name (default: all views)', ALL_VIEWS)
    .addOption(reasonOption())
    .action((target: string, { reason }: WithReason) =>
      runViewWork({ act: 'verify', target }, reason, (view) => `Verifying ${view}`),
    );
};
