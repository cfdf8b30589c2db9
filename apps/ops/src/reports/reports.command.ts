import type { Command } from 'commander';
import type { AccountRows } from '#accounts';
import { namesOf, withAccountRows, withLog } from '../stores.ts';
import { table } from '../table.ts';
import { openReports, type OpenReport } from './open-reports.ts';

const details = `
A staff member cannot see a report about themselves or who made it, even if they are the only one. Such a report waits for
you: appoint another admin with ops grant-admin, who finds it in the queue.

Example:
  ops reports --all`;

/** `ops reports`: pending reports that no one on the team may see. */
export const addReports = (program: Command): void => {
  program
    .command('reports')
    .description('show waiting reports that no staff member can see except the person they are about')
    .option('--all', 'include reports that other staff members can see')
    .addHelpText('after', details)
    .action(async ({ all = false }: { readonly all?: boolean }) => {
      const found = (await withLog(openReports)).filter(({ isHidden }) => all || isHidden);
      if (found.length === 0) return console.log('No waiting reports that other staff members cannot see.');
      const names = await namesOf(found.flatMap(({ item }) => [item.owner ?? [], item.reporters ?? []].flat()));
      const words = await withAccountRows(({ bodies }: AccountRows) => bodies(found.flatMap(({ textIds }) => textIds)));
      console.log(
        table(
          ['since', 'of', 'about', 'by', 'why', 'words'],
          found.map((one) => rowOf(one, names, words)),
        ),
      );
    });
};

const rowOf = (
  { item: { kind, itemId, owner, reporters = [] }, at, faults, textIds }: OpenReport,
  names: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
): readonly string[] => {
  const nameOf = (userId: string) => names.get(userId) ?? userId;
  return [
    at,
    `${kind} ${itemId}`,
    owner === undefined ? '–' : nameOf(owner),
    reporters.map(nameOf).join(', '),
    faults.join(', '),
    textIds.flatMap((id) => words.get(id) ?? []).join(' / '),
  ];
};
