import type { Command } from 'commander';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { runViewWork } from './run-view-work.ts';

const details = `
The live view is read and fed meanwhile. What was live is set aside: \`roll-back VIEW\` brings it back. \`pause\`, \`resume\`
and \`stop\` steer it from elsewhere; Ctrl+C ends it and leaves the live view as it was.`;

/** `ops rebuild VIEW`. */
export const addRebuild = (program: Command): void => {
  program
    .command('rebuild')
    .description('build a view again from the log, beside the live one, compare both, and switch in one step')
    .argument('<view>', 'name of the view, as `status` lists it, or `all`')
    .option('--no-switch', 'leave the live one in place: `switch VIEW` makes the new one live')
    .addOption(reasonOption())
    .addHelpText('after', details)
    .action((target: string, { switch: goes, reason }: WithReason & { readonly switch: boolean }) =>
      runViewWork({ act: 'rebuild', target, keep: !goes }, reason, (view) => `Rebuilding ${view}`),
    );
};
