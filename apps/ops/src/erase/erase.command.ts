import type { Command } from 'commander';
import { type FoundPerson, openErasureJournal, type Persons } from '#accounts';
import { readOpsConfig } from '../config.ts';
import { REFUSED } from '../exit-codes.ts';
import { Mistake } from '../mistake.ts';
import { operateWithBar } from '../operate-with-bar.ts';
import { reasonOption, type WithReason } from '../reason-option.ts';
import { withAccountRows, withLog } from '../stores.ts';
import { erase } from './erase.ts';

const details = `
This cannot be undone and takes effect immediately. (Members who close their own account have two weeks.) Lap times stay,
without a name. Logs contain only the ID of the account. Earlier backups still contain the account.

Example:
  ops erase ann@example.org --confirm "Ann" --reason asked`;

/** `ops erase ACCOUNT --confirm NAME`: for written requests, and for accounts that must go. */
export const addErase = (program: Command): void => {
  program
    .command('erase')
    .description('erase an account immediately: name, address, texts, emails, sessions')
    .argument('<account>', 'full email address or ID of the account')
    .option('--confirm <name>', 'account name, to confirm that it is the right one')
    .addOption(reasonOption('asked'))
    .addHelpText('after', details)
    .action((account: string, options: WithReason & { readonly confirm?: string }) => eraseAccount(account, options));
};

const eraseAccount = async (
  account: string,
  { confirm, reason }: WithReason & { readonly confirm?: string },
): Promise<void> => {
  const { erasureJournal, outbox } = readOpsConfig(process.env);
  await withAccountRows(async (accounts) => {
    const person = await foundBy(accounts.persons, account);
    if (!person) throw new Mistake('No account has this address or ID.');
    if (confirm !== person.name)
      throw new Mistake(`The name of this account is "${person.name}". To erase it, add --confirm with this name.`);
    const journal = await openErasureJournal(erasureJournal);
    try {
      await journal.prove();
      const wanted = { act: 'erase', target: person.id, reason } as const;
      const done = await withLog((eventStore) =>
        operateWithBar(
          { eventStore },
          wanted,
          () => 'Erasing',
          (watching) => erase({ accounts, journal, outbox, userId: person.id }, watching),
        ),
      );
      if (done) tell(done.outcome === 'done', done.figures);
    } finally {
      await journal.close();
    }
  });
};

const foundBy = async (persons: Persons, account: string): Promise<FoundPerson | undefined> =>
  (await persons.byEmail(account)) ?? (await persons.find(account, 10)).find(({ id }) => id === account);

const tell = (isWhole: boolean, { mailsLeft }: Readonly<Record<string, unknown>>): void => {
  console.log('Account erased. On running servers, its sessions end within 30 seconds.');
  if (isWhole) return;
  if (mailsLeft !== 0)
    console.log(`Emails in the outbox that may mention it and could not be removed: ${String(mailsLeft)}.`);
  else console.log('The accounts file is in use and could not be compacted. The next erasure or backup will do it.');
  process.exitCode = REFUSED;
};
