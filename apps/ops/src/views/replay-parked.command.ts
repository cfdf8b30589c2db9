import type { Command } from 'commander';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { runViewWork } from './run-view-work.ts';

/** `ops replay-parked VIEW`: exit code 1 when something is still parked. */
export const addReplayParked = (program: Command): void => {
  program
    .command('replay-parked')
    .description('process the parked events of a view again, after fixing its projection')
    .argument('<view>', 'view name as listed by `status`, or `all`')
    .addOption(reasonOption('repair'))
    .action((target: string, { reason }: WithReason) =>
      runViewWork({ act: 'replay-parked', target }, reason, (view) => `Replaying ${view}`),
    );
};
