import type { Command } from 'commander';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { runViewWork } from './run-view-work.ts';

const details = `
The live view stays in use and up to date during the rebuild. The previous copy is stored: \`roll-back VIEW\` restores it.
\`pause\`, \`resume\` and \`stop\` control the rebuild from another terminal; Ctrl+C ends it and leaves the live view unchanged.`;

export const addRebuild = (program: Command): void => {
  program
    .command('rebuild')
    .description('rebuild a view from the log next to the live one, compare both, and switch in one step')
    .argument('<view>', 'view name as listed by `status`, or `all`')
    .option('--no-switch', 'do not switch; `switch VIEW` makes the new copy live later')
    .addOption(reasonOption())
    .addHelpText('after', details)
    .action((target: string, { switch: goes, reason }: WithReason & { readonly switch: boolean }) =>
      runViewWork({ act: 'rebuild', target, keep: !goes }, reason, (view) => `Rebuilding ${view}`),
    );
};
