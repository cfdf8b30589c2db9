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
  add(program, 'switch', 'built', 'update the copy built by `rebuild --no-switch` and make it live');
  add(program, 'roll-back', 'before', 'make the copy live again that was live before the last switch');
};

const why = {
  built: (view: string) => `No rebuilt copy of ${view}: create one with \`rebuild ${view} --no-switch\`.`,
  before: (view: string) => `No previous copy of ${view}: there was no switch, or it was undone.`,
} as const;

const add = (program: Command, name: string, kind: keyof typeof why, description: string): void => {
  program
    .command(name)
    .description(description)
    .argument('<view>', 'view name as listed by `status`')
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
