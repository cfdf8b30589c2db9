import type { Command } from 'commander';
import { viewsNamed } from '#operations';
import { viewId } from '#read-store';
import { Mistake } from '../mistake.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { withStores } from '../stores.ts';
import { checkView } from './find-projection.ts';
import { runViewWork } from './run-view-work.ts';

/** `ops switch VIEW` and `ops roll-back VIEW`: one step, in one direction or the other. */
export const addSwitch = (program: Command): void => {
  add(program, 'switch', 'built', 'make the view live that `rebuild --no-switch` built, brought up to date first');
  add(program, 'roll-back', 'before', 'make the view live again that was live before the last switch');
};

const why = {
  built: (view: string) => `Nothing was built beside ${view}: \`rebuild ${view} --no-switch\` does.`,
  before: (view: string) => `Nothing is kept of ${view} from before: there was no switch, or it was taken back.`,
} as const;

const add = (program: Command, name: string, kind: keyof typeof why, description: string): void => {
  program
    .command(name)
    .description(description)
    .argument('<view>', 'name of the view, as `status` lists it')
    .addOption(reasonOption(kind === 'before' ? 'repair' : 'routine'))
    .action(async (view: string, { reason }: WithReason) => {
      await checkAside(view, kind);
      await runViewWork({ act: 'switch', target: view }, reason, (one) => `Switching ${one}`);
    });
};

const checkAside = async (view: string, kind: keyof typeof why): Promise<void> => {
  checkView(view);
  const [projection] = viewsNamed(view);
  const stored = await withStores(({ readStore }) => readStore.status());
  const found = projection && stored.find((one) => viewId(one) === viewId(projection));
  if (found?.aside?.kind !== kind) throw new Mistake(why[kind](view));
};
